import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The SHA-256 of a number, both in hexadecimal. A page on a home network has no `crypto.subtle` to ask. */
export const hashOf = (number: string): string => bytesToHex(sha256(hexToBytes(number)));

/** The SHA-256 of a text, in hexadecimal. */
export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A number that nobody can guess, in hexadecimal. */
export const newNumber = (bytes: number): string => bytesToHex(randomBytes(bytes));
