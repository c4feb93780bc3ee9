import type { Pictures } from "../../game";
import SignMark from "../art/SignMark.svelte";
import Picture from "./Picture.svelte";

// These rules name everything in words; no sign stands in a sentence.
export const pictures: Pictures = { Picture, Sign: SignMark, signs: "" };
