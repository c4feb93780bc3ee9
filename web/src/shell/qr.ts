/** What to draw of a QR code: one path over a grid of unit squares, and how many squares it is wide. */
export type Drawing = { size: number; path: string };

/** Dark squares side by side become one stroke of the path. */
export function drawing(size: number, isDark: (row: number, column: number) => boolean): Drawing {
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const from = column;
      while (column < size && isDark(row, column)) column++;
      if (column > from) path += `M${from} ${row}h${column - from}v1h${from - column}z`;
    }
  }
  return { size, path };
}

/** The QR code of a text; the encoder is loaded when the first code is wanted. */
export async function qrCode(text: string): Promise<Drawing> {
  const { default: encoder } = await import("qrcode-generator");
  const code = encoder(0, "M");
  code.addData(text);
  code.make();
  return drawing(code.getModuleCount(), (row, column) => code.isDark(row, column));
}
