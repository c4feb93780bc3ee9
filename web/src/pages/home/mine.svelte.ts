import { untrack } from "svelte";
import { api } from "../../net/api";
import { inbox } from "../../net/inbox.svelte";
import type { MyTable, TableNotice } from "../../net/types";
import { Fresh } from "../../shell/fresh.svelte";
import { me } from "../../shell/me.svelte";
import { shelves } from "./tables";

/** The tables where I have a seat, or had one. What changes is told; the list is asked for again when it is another. */
class Mine {
  #list = new Fresh(async () => (me.nickname ? api.myTables() : []));
  #again = false;

  get tables(): MyTable[] {
    const listed = me.nickname ? (this.#list.value ?? []) : [];
    return listed.map((each) => told(each, inbox.tables.get(each.table.id)));
  }

  get shelves(): { going: MyTable[]; over: MyTable[] } {
    return shelves(this.tables);
  }

  get failed(): boolean {
    return this.#list.failed;
  }

  get asked(): boolean {
    return this.#list.value !== null;
  }

  async now(): Promise<void> {
    await this.#list.now();
    if (this.#again) {
      this.#again = false;
      await this.now();
    }
  }

  /** Keep the list true while a page shows it; gives the way to stop. */
  start(): () => void {
    const stop = [this.#list.start(), inbox.listen((notice) => this.#heard(notice))];
    stop.push(
      $effect.root(() => {
        $effect(() => {
          if (me.nickname) untrack(() => void this.now());
        });
      }),
    );
    return () => stop.forEach((each) => each());
  }

  /** A choice changes nothing of the list; whoever comes or goes does. */
  #heard(notice: TableNotice): void {
    const known = this.#list.value?.find(({ table }) => table.id === notice.table);
    if (known && known.table.status === "running" && notice.status === "running" && notice.you !== null)
      return;
    if (this.#list.asking) this.#again = true;
    else void this.now();
  }
}

/** A table of the list, with what was told since. */
export function told(listed: MyTable, notice: TableNotice | undefined): MyTable {
  return notice?.status === listed.table.status
    ? { ...listed, waiting: notice.waiting, since: notice.since }
    : listed;
}

export const mine = new Mine();
