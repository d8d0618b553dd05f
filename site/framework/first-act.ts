declare global {
  interface Window {
    /** Presses and choices until `end`, and shortcut keys until the page is hydrated. */
    partiturEarly?: { end: () => HTMLElement[]; keys: string[]; repeat: () => void }
  }
}

type FirstActOptions = {
  loadScripts: () => Promise<void>
  /** Called once, when the page has loaded and the browser is idle. */
  whenIdle: () => void
  /** Whether the scripts are gone with their release. */
  isGone: () => Promise<boolean>
  takeReload: () => boolean
  /** For a visitor who refuses consent and leaves before the scripts have run. Consent itself is stored by them alone. */
  storeRefusal: () => void
  isLoggedIn: boolean
}

/**
 * Loads the scripts with the first act that needs them, and at once for anyone who is logged in or has consented to embeds or statistics.
 * Links and forms need no script; earlier presses and choices are recorded for `hydrate`, and menus open at once. A page whose scripts
 * are gone is loaded again. Stands in the page as text, so nothing outside of it exists there.
 */
export function waitForFirstAct({
  loadScripts,
  whenIdle,
  isGone,
  takeReload,
  storeRefusal,
  isLoggedIn,
}: FirstActOptions): void {
  const earlier: HTMLElement[] = []
  const keys: string[] = []
  const presses = ['pointerdown', 'touchstart', 'focusin', 'click'] as const
  // A program that fills in a form for its reader causes only the last two.
  const acts = [...presses, 'pointermove', 'keydown', 'scroll', 'input', 'change'] as const
  let hasBegun = false
  const start = () => {
    if (hasBegun) return
    hasBegun = true
    // React takes over a whole page, never the beginning of one.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true })
    else load()
  }
  const load = () => void loadScripts().then(listenNoMore, tryLater)
  const listenNoMore = () => {
    for (const act of acts) window.removeEventListener(act, startByAct, true)
  }
  // Without a connection earlier acts wait for the next one, and not under a bar that never ends.
  const tryLater = () => {
    hasBegun = false
    delete document.documentElement.dataset.waiting
    const link = earlier.find((each) => each instanceof HTMLAnchorElement)
    if (link) {
      earlier.splice(earlier.indexOf(link), 1)
      location.assign(link.href)
    } else void isGone().then((gone) => gone && !isFilledIn() && takeReload() && location.reload())
  }
  // A form can be sent as it is; loaded again it would be empty. Choices are among the earlier acts.
  const isFilledIn = () =>
    earlier.some((each) => !(each instanceof HTMLButtonElement)) ||
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    )
  const startByAct = (event: Event) => {
    // A finger on a link leaves the page, unless it opens a dialog: its scripts would only keep the next page waiting.
    const leaves =
      presses.some((press) => press === event.type) &&
      event.target instanceof Element &&
      event.target.closest('a[href]:not([aria-haspopup])')
    // A browser reports a resting pointer when the page moves under it.
    const rests =
      event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0
    if (!leaves && !rests) start()
  }
  const recordPress = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button[type=button], a[aria-haspopup]')
        : null
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (pressed instanceof HTMLAnchorElement) event.preventDefault()
    earlier.push(pressed)
    if (pressed.dataset.answer === 'required') storeRefusal()
    if (pressed.dataset.answer) document.documentElement.dataset.consent = 'answered'
    else if (!toggle(pressed)) document.documentElement.dataset.waiting = ''
  }
  // Menus open and close at once; the press that is repeated after hydration says the same.
  const toggle = (button: HTMLElement): boolean => {
    const shown = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!shown?.dataset.open) return false
    const isOpen = shown.dataset.open !== 'true'
    shown.dataset.open = String(isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) shown.inert = false
    return true
  }
  const recordChoice = (event: Event) => {
    if (event.target instanceof HTMLElement && !earlier.includes(event.target)) earlier.push(event.target)
  }
  const recordKey = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, select, textarea')
    const leading = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(
      (each) => each.getAttribute('aria-keyshortcuts') === event.key,
    )
    const isLive = document.documentElement.dataset.live !== undefined
    if (leading.length === 0 || isWriting || isLive || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // The next letters are for the field. The header's field comes to the reader, the page stays where it is.
    const field = leading.filter((each) => each instanceof HTMLInputElement && each.getClientRects().length > 0).at(-1)
    if (field) field.focus({ preventScroll: field.closest('header') !== null })
    else keys.push(event.key)
  }
  document.addEventListener('click', recordPress, true)
  document.addEventListener('change', recordChoice, true)
  document.addEventListener('keydown', recordKey, true)
  for (const act of acts) window.addEventListener(act, startByAct, { capture: true, passive: true })
  const settle = () => (document.documentElement.dataset.consent === 'given' ? start() : whenIdle())
  // Behind a frame, because everything may have loaded before the first one asks for the fonts of headings.
  const waitForIdle = () =>
    requestAnimationFrame(() =>
      window.requestIdleCallback ? window.requestIdleCallback(settle, { timeout: 1500 }) : setTimeout(settle, 200),
    )
  // Only editors have links with `?edit`. A hash may name a closed question, which only the scripts open.
  if (
    isLoggedIn ||
    location.hash ||
    new URLSearchParams(location.search).has('edit') ||
    location.pathname.startsWith('/admin')
  )
    start()
  else if (document.readyState === 'complete') waitForIdle()
  else window.addEventListener('load', waitForIdle, { once: true })
  window.partiturEarly = {
    end() {
      document.removeEventListener('click', recordPress, true)
      document.removeEventListener('change', recordChoice, true)
      return earlier
    },
    keys,
    repeat: () => undefined,
  }
}

export type PageScripts = {
  needed: string[]
  /** Entry of React Router, run last. */
  entry: string
  routes: { id: string; modules: string[] }[]
  /** Loaded on demand by what a selector finds in the page. */
  onDemand: { selector: string; files: string[] }[]
}

/**
 * Downloads and compiles, after all else that the page loads, what the first act then only runs. Data savers and prerendered
 * pages, which may never be seen, download nothing. Stands in the page as text.
 */
export function prefetchScripts({ needed, onDemand }: PageScripts): void {
  const download = () => {
    const files = onDemand.flatMap((each) => (document.querySelector(each.selector) ? each.files : []))
    for (const href of new Set([...needed, ...files])) {
      const rel = href.endsWith('.css') ? 'prefetch' : 'modulepreload'
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel,
          href,
          as: rel === 'prefetch' ? 'style' : '',
          fetchPriority: 'low',
        }),
      )
    }
  }
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', download, { once: true })
  else download()
}

/**
 * Stands in the page as text. Everything is requested at once, and run script by script, each in a task of its own: run together
 * they would block a slow phone. Sets `window.__reactRouterRouteModules`, which React Router hydrates from (read in 7.18.4).
 */
export async function runScripts(
  load: (url: string) => Promise<object>,
  { needed, routes, entry }: PageScripts,
): Promise<void> {
  const pause = () =>
    'scheduler' in window && 'yield' in window.scheduler
      ? window.scheduler.yield()
      : new Promise<void>((resolve) => setTimeout(resolve))
  for (const href of needed) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await pause()
  }
  for (const url of needed) {
    if (url === entry) continue
    await load(url)
    await pause()
  }
  const modules: Record<string, object> = {}
  // Modules that have run are not run again, only handed on.
  for (const route of routes) modules[route.id] = Object.assign({}, ...(await Promise.all(route.modules.map(load))))
  Object.assign(window, { __reactRouterRouteModules: modules })
  await load(entry)
}
