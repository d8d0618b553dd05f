/** spec §4: registered at /sw.js with scope /; where there is none, nothing happens. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register('/sw.js', { scope: '/' })
  } catch {
    // A browser that refuses (private window, no https) shows the site all the same.
  }
}
