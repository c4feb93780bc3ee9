import { Line } from "./line.svelte";
import type { Frame, Notices, Outgoing, TableNotice, TableState } from "./types";

/** The socket of a page that is at no table: it only brings notices. */
class GuestLine extends Line {
  constructor() {
    super("/me/socket");
    this.connect();
  }

  protected override hear(message: Exclude<Outgoing, { type: "bye" }>): void {
    if (message.type !== "notices") return;
    if (this.link !== "open") this.greeted();
    inbox.hear(message);
  }

  protected override cutOff(): void {
    if (this.link === "gone") inbox.farewell = this.farewell;
  }
}

/** A page's table, whose socket brings notices of all others. */
type Carrier = { readonly table: string; readonly frame: Frame | null; readonly news: TableState | null };

/** Whether a table waits for me. */
export const isMyTurn = ({ you, waiting }: TableNotice): boolean => you !== null && waiting.includes(you);

/** What I am told about my tables: over the socket of the page's table, or over one of its own where it has none. */
class Inbox {
  tables = $state.raw<ReadonlyMap<string, TableNotice>>(new Map());
  /** The page's own table, of which it needs no notices. */
  here = $state.raw<Carrier | null>(null);
  /** Why nothing more comes over the page's own socket, once the server has said so. */
  farewell = $state<string | null>(null);
  #known = false;
  #own: GuestLine | null = null;
  #listeners = new Set<(now: TableNotice, before: TableNotice | undefined) => void>();

  /** The other tables that wait for me, the longest first. */
  get turns(): TableNotice[] {
    const mine = [...this.tables.values()].filter(
      (each) => isMyTurn(each) && each.table !== this.here?.table,
    );
    return mine.sort((one, other) => one.since - other.since);
  }

  /** Whether the page's own table waits for me. */
  get turnHere(): boolean {
    return (this.here?.frame?.decision ?? null) !== null;
  }

  /** Somebody has a name here, and so may have tables; or has none any more. */
  begin(known: boolean): void {
    this.#known = known;
    if (!known) this.tables = new Map();
    this.#arrange();
  }

  /** Somebody else, or the same by another link, from now on. */
  again(): void {
    this.#hangUp();
    this.tables = new Map();
    this.#arrange();
  }

  /** A table's socket brings the notices from now on; gives the way to end that. */
  comesBy(table: Carrier): () => void {
    this.here = table;
    this.#arrange();
    return () => {
      if (this.here === table) this.here = null;
      this.#arrange();
    };
  }

  hear({ whole, tables }: Notices): void {
    const before = this.tables;
    this.tables = new Map([
      ...(whole ? [] : before),
      ...tables.map((notice) => [notice.table, notice] as const),
    ]);
    for (const notice of tables) for (const tell of this.#listeners) tell(notice, before.get(notice.table));
  }

  /** Every notice, with what was known of its table before; gives the way to end that. */
  listen(listener: (now: TableNotice, before: TableNotice | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One socket for each page. */
  #arrange(): void {
    const wanted = this.#known && this.here === null;
    if (wanted) this.#own ??= new GuestLine();
    else this.#hangUp();
  }

  #hangUp(): void {
    this.#own?.close();
    this.#own = null;
  }
}

export const inbox = new Inbox();
