import { settings } from "./settings.svelte";

/** For who confirms choices: the first touch shows what would be chosen, the second of the same does it. */
export class Confirming {
  /** What another touch would do. */
  shown = $state<string | null>(null);

  /** Whether an action is to be done now; if not, it is shown. */
  confirms(action: string): boolean {
    const now = !settings.confirm || this.shown === action;
    this.shown = now ? null : action;
    return now;
  }

  /** Let go of what was shown; tells whether there was anything. */
  cancel(): boolean {
    const shown = this.shown !== null;
    this.shown = null;
    return shown;
  }

  /** What is not offered any more is not shown either. */
  follow(offered: (action: string) => boolean): void {
    if (this.shown !== null && !offered(this.shown)) this.shown = null;
  }
}
