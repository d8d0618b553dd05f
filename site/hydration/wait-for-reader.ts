declare global {
  interface Window {
    /** What was pressed and chosen until `end`, and the keys that lead somewhere until the page is live. */
    partiturEarly?: { end: () => HTMLElement[]; keys: string[]; repeat: () => void }
  }
}

type Start = { begin: () => Promise<void>; rest: () => void; isGone: () => Promise<boolean>; takeReload: () => boolean; isKnown: boolean }

/**
 * Stands in the page as text, so nothing outside of it exists there. The scripts of the page `begin` when the reader does
 * something that needs them; for who only reads they `rest`, unless they have consented to something that waits for them.
 * Links and forms need no script; what is pressed and chosen before the scripts are there is kept, and menus open at once. A page
 * whose scripts `isGone` with the release it is of is read anew.
 */
export function waitForReader({ begin, rest, isGone, takeReload, isKnown }: Start): void {
  const kept: HTMLElement[] = []
  const keys: string[] = []
  const presses = ['pointerdown', 'touchstart', 'focusin', 'click'] as const
  // Of a program that fills in for its reader nothing else is seen than the last two.
  const signs = [...presses, 'pointermove', 'keydown', 'scroll', 'input', 'change'] as const
  let hasBegun = false
  const start = () => {
    if (hasBegun) return
    hasBegun = true
    // React takes over a whole page, never the beginning of one.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true })
    else load()
  }
  const load = () => void begin().then(listenNoMore, tryLater)
  const listenNoMore = () => {
    for (const sign of signs) window.removeEventListener(sign, startBy, true)
  }
  // Without a line what is kept waits for the next sign, and not under a bar that never ends.
  const tryLater = () => {
    hasBegun = false
    delete document.documentElement.dataset.waiting
    const link = kept.find((each) => each instanceof HTMLAnchorElement)
    if (link) {
      kept.splice(kept.indexOf(link), 1)
      location.assign(link.href)
    } else void isGone().then((gone) => gone && !isWritten() && takeReload() && location.reload())
  }
  // A form can be sent as it is; read anew it would be empty. What is chosen or ticked has been kept.
  const isWritten = () =>
    kept.some((each) => !(each instanceof HTMLButtonElement)) ||
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value, defaultValue }) => value !== defaultValue)
  const startBy = (event: Event) => {
    // A finger on a link leaves the page, unless it opens a dialog: its scripts would only keep the next page waiting.
    const leaves = presses.some((press) => press === event.type) && event.target instanceof Element && event.target.closest('a[href]:not([aria-haspopup])')
    // A browser tells of a pointer that rests where the page comes to lie under it.
    const rests = event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0
    if (!leaves && !rests) start()
  }
  const keepPress = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type=button], a[aria-haspopup]') : null
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (pressed instanceof HTMLAnchorElement) event.preventDefault()
    kept.push(pressed)
    if (pressed.dataset.answer) document.documentElement.dataset.consent = 'answered'
    else if (!toggle(pressed)) document.documentElement.dataset.waiting = ''
  }
  // What a button opens and closes does so at once; once React has the page the press that is done again says the same.
  const toggle = (button: HTMLElement): boolean => {
    const shown = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (!shown?.dataset.open) return false
    const isOpen = shown.dataset.open !== 'true'
    shown.dataset.open = String(isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) shown.inert = false
    return true
  }
  const keepChoice = (event: Event) => {
    if (event.target instanceof HTMLElement && !kept.includes(event.target)) kept.push(event.target)
  }
  const keepKey = (event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest('input, select, textarea')
    const leading = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter((each) => each.getAttribute('aria-keyshortcuts') === event.key)
    const isLive = document.documentElement.dataset.live !== undefined
    if (leading.length === 0 || isWriting || isLive || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // What is written next is for the field. The header's comes to the reader, the page stays where it is.
    const field = leading.filter((each) => each instanceof HTMLInputElement && each.getClientRects().length > 0).at(-1)
    if (field) field.focus({ preventScroll: field.closest('header') !== null })
    else keys.push(event.key)
  }
  document.addEventListener('click', keepPress, true)
  document.addEventListener('change', keepChoice, true)
  document.addEventListener('keydown', keepKey, true)
  for (const sign of signs) window.addEventListener(sign, startBy, { capture: true, passive: true })
  const settle = () => (document.documentElement.dataset.consent === 'given' ? start() : rest())
  // Behind a frame, because everything may have loaded before the first one asks for the fonts of headings.
  const whenIdle = () =>
    requestAnimationFrame(() => (window.requestIdleCallback ? window.requestIdleCallback(settle, { timeout: 1500 }) : setTimeout(settle, 200)))
  // Who works here needs them at once: only they keep a link in editing.
  // A hash may name a closed question, which only the scripts open.
  if (isKnown || location.hash || new URLSearchParams(location.search).has('edit') || location.pathname.startsWith('/admin')) start()
  else if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
  window.partiturEarly = {
    end() {
      document.removeEventListener('click', keepPress, true)
      document.removeEventListener('change', keepChoice, true)
      return kept
    },
    keys,
    repeat: () => undefined,
  }
}
