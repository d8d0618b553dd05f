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
  /** Whether the scripts were removed by a new release. */
  isGone: () => Promise<boolean>
  takeReload: () => boolean
  isLoggedIn: boolean
}

/**
 * Loads the scripts with the first interaction, and at once for viewers who are logged in or have consented. Earlier
 * presses are recorded for `hydrate`. Serialised into the page, so it must not refer to anything outside.
 */
export function waitForFirstAct({ loadScripts, whenIdle, isGone, takeReload, isLoggedIn }: FirstActOptions): void {
  const earlier: HTMLElement[] = []
  const keys: string[] = []
  const presses = ['pointerdown', 'touchstart', 'focusin', 'click'] as const
  // A program that fills in a form for its reader causes only the last two.
  const acts = [...presses, 'pointermove', 'keydown', 'scroll', 'input', 'change'] as const
  let hasBegun = false
  const start = () => {
    if (hasBegun) return
    hasBegun = true
    // React hydrates whole pages only.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true })
    else load()
  }
  const load = () => void loadScripts().then(listenNoMore, tryLater)
  const listenNoMore = () => {
    for (const act of acts) window.removeEventListener(act, startByAct, true)
  }
  // Offline: the next interaction tries again, without an endless progress bar.
  const tryLater = () => {
    hasBegun = false
    delete document.documentElement.dataset.waiting
    const link = earlier.find((each) => each instanceof HTMLAnchorElement)
    if (link) {
      earlier.splice(earlier.indexOf(link), 1)
      location.assign(link.href)
    } else void isGone().then((isMissing) => isMissing && !isFilledIn() && takeReload() && location.reload())
  }
  // A filled form can be submitted without scripts; a reload would empty it. Earlier choices count too.
  const isFilledIn = () =>
    earlier.some((each) => !(each instanceof HTMLButtonElement)) ||
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    )
  const startByAct = (event: Event) => {
    // A tap on a link leaves the page, unless it opens a dialog: scripts would only delay the next page.
    const leaves =
      presses.some((press) => press === event.type) &&
      event.target instanceof Element &&
      event.target.closest('a[href]:not([aria-haspopup])')
    // Browsers report a resting pointer when the page scrolls under it.
    const rests =
      event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0
    if (!leaves && !rests) start()
  }
  const recordPress = (event: MouseEvent) => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>(
            'button[type=button], a[aria-haspopup], a[hreflang], a[rel=next], a[rel=prev]',
          )
        : null
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (!control.matches('button, a[aria-haspopup]')) {
      document.documentElement.dataset.waiting = ''
      return
    }
    if (control instanceof HTMLAnchorElement) event.preventDefault()
    earlier.push(control)
    if (control.dataset.answer) document.documentElement.dataset.consent = 'answered'
    else if (!toggle(control)) document.documentElement.dataset.waiting = ''
  }
  // Menus toggle at once; the press repeated after hydration sets the same state.
  const toggle = (button: HTMLElement): boolean => {
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!menu?.dataset.open) return false
    const isOpen = menu.dataset.open !== 'true'
    menu.dataset.open = String(isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) menu.inert = false
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
    // The next keys belong to the field. The header is sticky, so the page does not scroll.
    const field = leading.filter((each) => each instanceof HTMLInputElement && each.getClientRects().length > 0).at(-1)
    if (field) field.focus({ preventScroll: field.closest('header') !== null })
    else keys.push(event.key)
  }
  document.addEventListener('click', recordPress, true)
  document.addEventListener('change', recordChoice, true)
  document.addEventListener('keydown', recordKey, true)
  for (const act of acts) window.addEventListener(act, startByAct, { capture: true, passive: true })
  // Back shows the page as it was left.
  window.addEventListener('pageshow', () => {
    delete document.documentElement.dataset.waiting
  })
  const settle = () => (document.documentElement.dataset.consent === 'given' ? start() : whenIdle())
  // After a frame: everything may have loaded before the first one requests heading fonts.
  const waitForIdle = () =>
    requestAnimationFrame(() =>
      window.requestIdleCallback ? window.requestIdleCallback(settle, { timeout: 1500 }) : setTimeout(settle, 200),
    )
  // Only editors have links with `?edit`. A hash may name a closed question, which only scripts can open.
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
  requiredScripts: string[]
  /** Entry of React Router, run last. */
  entry: string
  routes: { id: string; modules: string[] }[]
  /** Loaded on demand by what a selector finds in the page. */
  onDemand: { selector: string; files: string[] }[]
}

type PageFiles = PageScripts & { loadStyles: typeof loadStyles }

/**
 * Adds the page's whole style sheets after its inert links (`page-styles.server.ts`), once: what an act shows may need
 * other rules than the page as it was rendered. Serialised into the page.
 */
export function loadStyles(): Promise<unknown> {
  const inertLinks = document.querySelectorAll<HTMLLinkElement>('link[type="text/plain"]:not([href$="#"])')
  const sheets = [...inertLinks].map((inert) => {
    const whole = document.createElement('link')
    Object.assign(whole, { rel: 'stylesheet', href: inert.getAttribute('href') })
    const next = inert.nextElementSibling
    const link = next instanceof HTMLLinkElement && next.isEqualNode(whole) ? next : whole
    if (link.sheet) return null
    const loaded = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => {
        link.remove()
        reject(new Error(`${link.href} is missing`))
      })
    })
    if (link === whole) inert.after(whole)
    return loaded
  })
  return Promise.all(sheets)
}

/**
 * After the page has loaded: loads the whole style sheets. Unless a visitor saves data, and not before a prerendered
 * page is seen: prefetches and compiles the scripts, and prefetches the next and previous page and the one in the
 * visitor's preferred language. Serialised into the page.
 */
export function prefetchScripts({ requiredScripts, onDemand, loadStyles }: PageFiles): void {
  const add = (link: { rel: string; href: string; as?: string }) =>
    document.head.append(Object.assign(document.createElement('link'), { ...link, fetchPriority: 'low' }))
  // Hovering needs rules that a resting page does not.
  loadStyles().catch(() => undefined)
  const download = () => {
    const files = onDemand.flatMap((each) => (document.querySelector(each.selector) ? each.files : []))
    for (const href of new Set([...requiredScripts, ...files]))
      add(href.endsWith('.css') ? { rel: 'prefetch', href, as: 'style' } : { rel: 'modulepreload', href })
    const nextPages = document.querySelectorAll<HTMLAnchorElement>('a[hreflang], a[rel=next], a[rel=prev]')
    for (const { href, hreflang } of nextPages)
      if (navigator.language.startsWith(hreflang)) add({ rel: 'prefetch', href })
  }
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', download, { once: true })
  else download()
}

/**
 * Serialised into the page. Requests everything at once, and runs each script in a task of its own: together they would
 * block a slow phone. Sets `window.__reactRouterRouteModules`, which React Router hydrates from (read in 7.18.4).
 */
export async function runScripts(
  load: (url: string) => Promise<object>,
  { requiredScripts, routes, entry, loadStyles }: PageFiles,
): Promise<void> {
  const styles = loadStyles()
  const pause = () =>
    'scheduler' in window && 'yield' in window.scheduler
      ? window.scheduler.yield()
      : new Promise<void>((resolve) => setTimeout(resolve))
  for (const href of requiredScripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await pause()
  }
  for (const url of requiredScripts) {
    if (url === entry) continue
    await load(url)
    await pause()
  }
  const modules: Record<string, object> = {}
  // Imports of modules that have run only return them.
  for (const route of routes) modules[route.id] = Object.assign({}, ...(await Promise.all(route.modules.map(load))))
  Object.assign(window, { __reactRouterRouteModules: modules })
  await styles
  await load(entry)
}
