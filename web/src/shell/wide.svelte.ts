const WITH_SIDES = 62.5; // rem

/** The size of the reader's letters, in pixels. */
export function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Whether a table has room for its sides, with letters as large as the reader likes them. */
class Wide {
  current = $state(true);

  constructor() {
    this.#look();
    addEventListener("resize", this.#look);
  }

  #look = (): void => {
    this.current = innerWidth / rem() >= WITH_SIDES;
  };
}

export const wide = new Wide();
