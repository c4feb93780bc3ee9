// @vitest-environment node
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const GAMES = readdirSync(`${WEB}/src/games`, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

let chunks: Map<string, Rolldown.OutputChunk>;

beforeAll(async () => {
  const built = (await build({
    root: WEB,
    logLevel: "error",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  chunks = new Map(built.output.filter((each) => each.type === "chunk").map((each) => [each.fileName, each]));
}, 300_000);

/** The source files that a browser has once it asked for one of these: what is imported at once, and so on. */
function fetched(wanted: (source: string) => boolean): string[] {
  const seen = new Set<string>();
  const follow = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks.get(name)?.imports.forEach(follow);
  };
  for (const chunk of chunks.values())
    if (chunk.facadeModuleId && wanted(source(chunk.facadeModuleId))) follow(chunk.fileName);
  return [...seen].flatMap((name) => chunks.get(name)?.moduleIds.map(source) ?? []);
}

const source = (id: string): string => id.replace(WEB, "").split("?")[0] ?? "";
const gamesIn = (sources: string[]): string[] => [
  ...new Set(sources.flatMap((each) => /^src\/games\/([^/]+)\//.exec(each)?.[1] ?? [])),
];

describe("what a browser loads", () => {
  it("is found in this build", () => {
    expect(fetched((each) => each.endsWith("src/main.ts") || each === "index.html")).toContain(
      "src/App.svelte",
    );
    expect(fetched((each) => each === "src/games/what-the-fog/board.ts")).toContain(
      "src/games/what-the-fog/Board.svelte",
    );
  });

  it("nothing common brings a game's code along: not the entrance, not a page, not the plain board", () => {
    const common = fetched((each) => !each.startsWith("src/games/"));
    expect(common).toContain("src/pages/Home.svelte");
    expect(common).toContain("src/shell/plain/Board.svelte");
    expect(gamesIn(common)).toEqual([]);
  });

  it.each(GAMES)("whatever is loaded of %s brings no other game's code along", (game) => {
    const own = fetched((each) => each.startsWith(`src/games/${game}/`));
    expect(own).not.toEqual([]);
    expect(gamesIn(own)).toEqual([game]);
  });
});
