import { keep, kept } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["normal", "fast", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

function one<T extends string>(name: string, known: readonly T[], otherwise: T): T {
  const found = kept(name) as T | null;
  return found && known.includes(found) ? found : otherwise;
}

/** How this person likes the page; kept in this browser. */
class Settings {
  theme = $state<Theme>(one("theme", THEMES, "auto"));
  speed = $state<Speed>(one("speed", SPEEDS, "normal"));
  letters = $state(kept("letters") === "yes");
  sound = $state(kept("sound") === "yes");
  /** Whether the browser tells me that it is my turn while I look elsewhere. */
  notify = $state(kept("notify") === "yes");
  /** Whether it is asked once more before something useful is given up. */
  careful = $state(kept("careful") !== "no");
  /** Whether a first touch only shows what the second does. */
  confirm = $state(kept("confirm") === "yes");

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.dress();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
  }

  setLetters(letters: boolean): void {
    this.letters = letters;
    keep("letters", letters ? "yes" : "no");
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    keep("sound", sound ? "yes" : "no");
  }

  setNotify(notify: boolean): void {
    this.notify = notify;
    keep("notify", notify ? "yes" : "no");
  }

  setCareful(careful: boolean): void {
    this.careful = careful;
    keep("careful", careful ? "yes" : "no");
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    keep("confirm", confirm ? "yes" : "no");
  }

  /** Put the theme on the page, and follow the system while it is left to it. */
  dress(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const put = () => {
      const night = this.theme === "auto" ? dark.matches : this.theme === "dark";
      document.documentElement.dataset.theme = night ? "dark" : "light";
    };
    dark.onchange = put;
    put();
  }
}

export const settings = new Settings();

/** Whether things may travel, or only fade. */
export function stillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
