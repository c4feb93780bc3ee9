import { api, Refused } from "../net/api";
import { inbox } from "../net/inbox.svelte";
import { say } from "./words.svelte";

const NAMES = 12;

/** Who this person is here: a nickname and, in a cookie that no script can read, the rest. */
class Me {
  /** Undefined until the server has said; null for somebody new. */
  nickname = $state<string | null | undefined>(undefined);
  /** The private link's secret, only right after it was made. */
  link = $state<string | null>(null);
  #begun: Promise<void> | null = null;

  /** Asked once, by whoever is first to want to know. */
  begin(): Promise<void> {
    this.#begun ??= this.#ask();
    return this.#begun;
  }

  /** Ask anew, while the server cannot be reached. */
  again(): Promise<void> {
    this.#begun = null;
    return this.begin();
  }

  async #ask(): Promise<void> {
    try {
      this.nickname = (await api.me())?.nickname ?? null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#begun = null; // only the server can say that somebody is new; without a word from it we ask again
    }
  }

  /** Somebody new gets a name to begin with; it can be changed at any time. */
  async ensure(nickname?: string): Promise<void> {
    if (this.nickname === undefined) await this.begin();
    if (this.nickname === null) await this.arrive(nickname?.trim() || suggestedName());
    else if (nickname && nickname.trim() !== this.nickname) await this.rename(nickname.trim());
  }

  async arrive(nickname: string): Promise<void> {
    const guest = await api.arrive(nickname);
    this.nickname = guest.nickname;
    this.link = guest.link ?? null;
  }

  async rename(nickname: string): Promise<void> {
    this.nickname = (await api.rename(nickname)).nickname;
  }

  /** A new private link; the old one and every other device's way in are worth nothing from now on. */
  async renewLink(): Promise<void> {
    this.link = (await api.newLink()).link ?? null;
    inbox.again();
  }

  /** Come in as somebody who has been here before, on another device. */
  async enter(link: string): Promise<void> {
    this.nickname = (await api.enter(link)).nickname;
    this.link = null;
    inbox.again();
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.nickname = null;
    this.link = null;
  }
}

export function suggestedName(): string {
  return say(`guest-name-${1 + Math.floor(Math.random() * NAMES)}`);
}

export const me = new Me();
