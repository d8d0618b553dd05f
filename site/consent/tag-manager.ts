/** spec §9: on consent to analytics the tag manager starts after this time. */
export const ANALYTICS_START_DELAY_MS = 200

type WithDataLayer = Window & { dataLayer?: unknown[] }

/** Starts the tag manager; the answer takes the start back while it has not happened. */
export function startTagManager(id: string): () => void {
  const timer = setTimeout(() => {
    if (document.getElementById('tag-manager')) return
    const { dataLayer = [] } = window as WithDataLayer
    dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    Object.assign(window, { dataLayer })
    const script = document.createElement('script')
    script.id = 'tag-manager'
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
    document.head.append(script)
  }, ANALYTICS_START_DELAY_MS)
  return () => clearTimeout(timer)
}
