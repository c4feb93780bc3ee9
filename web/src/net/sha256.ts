/** SHA-256 of our own, because a page on a home network has no `crypto.subtle`. */

const ROUNDS = 64;

function fractions(power: number, count: number): Uint32Array {
  const found = new Uint32Array(count);
  let number = 2;
  for (let at = 0; at < count; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) prime = false;
    if (!prime) continue;
    const root = number ** power;
    found[at++] = (root - Math.floor(root)) * 2 ** 32;
  }
  return found;
}

const CONSTANTS = fractions(1 / 3, ROUNDS);
const START = fractions(1 / 2, 8);

/** A word that is there: the lengths are fixed. */
const at = (words: Uint32Array, index: number): number => words[index] ?? 0;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const length = Math.ceil((data.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(length - 4, data.length * 8);
  return view;
}

export function sha256(data: Uint8Array): string {
  const view = padded(data);
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(ROUNDS);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < ROUNDS; i++) {
      const early = at(words, i - 15);
      const late = at(words, i - 2);
      const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
    }
    mix(hash, words);
  }
  return hex(hash);
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < ROUNDS; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + s1 + choice + at(CONSTANTS, i) + at(words, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + s0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
}

const hex = (words: Uint32Array): string =>
  Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");

export const toHex = (data: Uint8Array): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
