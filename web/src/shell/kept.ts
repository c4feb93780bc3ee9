/** What the browser keeps for us, where it lets us; without storage the page works and forgets. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`foghorn-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`foghorn-${name}`, value);
  } catch {
    // A private window, or a full store: nothing to do.
  }
}
