/** spec §4: registered at /sw.js with scope /, if supported. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register('/sw.js', { scope: '/' })
  } catch {
    // Registration may fail (private window, no https) without any effect on the site.
  }
}
