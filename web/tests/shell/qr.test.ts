import encoder from "qrcode-generator";
import { describe, expect, it } from "vitest";
import { drawing, qrCode } from "../../src/shell/qr";

/** The squares a path covers, read back from it. */
function covered(path: string): Set<string> {
  const squares = new Set<string>();
  for (const [, column, row, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i++) squares.add(`${row},${Number(column) + i}`);
  return squares;
}

describe("QR codes", () => {
  it("dark squares side by side are one stroke", () => {
    const rows = ["##.#", "....", "####", "#..#"];
    const { path } = drawing(4, (row, column) => rows[row]?.[column] === "#");
    expect(path).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM0 2h4v1h-4zM0 3h1v1h-1zM3 3h1v1h-1z");
  });

  it("the drawing covers exactly the dark squares of the code", async () => {
    const text = "http://192.168.1.7:8000/t/6-Ggnz2DoqslsUXZ#join=IOGYJnnsUjfzTPEcKu4NcrXY";
    const code = encoder(0, "M");
    code.addData(text);
    code.make();
    const expected = new Set<string>();
    for (let row = 0; row < code.getModuleCount(); row++)
      for (let column = 0; column < code.getModuleCount(); column++)
        if (code.isDark(row, column)) expected.add(`${row},${column}`);
    const drawn = await qrCode(text);
    expect(drawn.size).toBe(code.getModuleCount());
    expect(covered(drawn.path)).toEqual(expected);
  });
});
