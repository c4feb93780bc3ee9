/** The files of the page that this browser has loaded, by the addresses that a build gave them. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.startsWith("/assets/")))];
}

/** Let the page open without a network from now on, where the browser can do that (not on a home network's plain http). */
export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loaded());
  } catch {
    // Without it the page is the same; it only needs its server.
  }
}
