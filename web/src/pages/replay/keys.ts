import type { Player } from "./player.svelte";

const COMMANDS: Record<string, (player: Player) => void> = {
  ArrowLeft: (player) => player.back(),
  ArrowRight: (player) => player.forward(),
  Home: (player) => player.jump(0),
  End: (player) => player.jump(player.last),
  " ": (player) => player.toggle(),
};

/** What already means something to the thing that has the focus stays its own: space presses a button, arrows move a slider. */
function taken(key: string, target: Element | null): boolean {
  if (!target) return false;
  if (target.matches("textarea, select, [contenteditable], input:not([type=range])")) return true;
  if (key === " ") return target.matches("button, a, summary");
  return target.matches("input[type=range]");
}

/** Keys at a replay; true if one was meant for it. */
export function press(event: KeyboardEvent, player: Player): boolean {
  const command = COMMANDS[event.key];
  if (!command || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (taken(event.key, event.target instanceof Element ? event.target : null)) return false;
  command(player);
  return true;
}
