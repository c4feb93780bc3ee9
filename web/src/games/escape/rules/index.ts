import type { Pictures } from "../../game";
import SignMark from "../art/SignMark.svelte";
import Picture from "./Picture.svelte";

// These rules name everything in words; no sign stands in a sentence.
export const pictures: Pictures = {
  Picture,
  Sign: SignMark,
  signs: "",
  essentials: ["2.1", "4.2", "4.3", "5", "7.1", "8.1", "8.3", "8.4"],
};
