import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// While developing, `npm run dev` shows the page and a `foghorn serve` beside it answers.
const server = process.env.FOGHORN_SERVER ?? "http://127.0.0.1:8000";

/** The games' pictures beside links, under names that the server can tell: previews/<game>-<kind of page>.png. */
const previews: Plugin = {
  name: "previews",
  apply: "build",
  generateBundle() {
    const games = new URL("src/games/", import.meta.url);
    for (const game of readdirSync(games)) {
      const folder = new URL(`${game}/previews/`, games);
      for (const file of existsSync(folder) ? readdirSync(folder) : []) {
        const source = readFileSync(new URL(file, folder));
        this.emitFile({ type: "asset", fileName: `previews/${game}-${file}`, source });
      }
    }
  },
};

export default defineConfig({
  plugins: [svelte(), previews],
  build: {
    outDir: "../foghorn/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy lets nothing be inline
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] }, // the words are the package's
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000, // a busy machine is no fault
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
