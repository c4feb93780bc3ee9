import type { Pictures } from "../../game";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

export const pictures: Pictures = {
  Picture,
  Sign,
  signs: "⇄◉☼",
  essentials: ["1.1", "1.4", "3.5", "3.6", "4.1", "5.2", "5.4"],
};
