/** The last focus on the page or in its bar, with neighbours in case it disappears. */
let trail: HTMLElement[] = []

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const MODULE_MENU = ':scope > [data-frame] [aria-haspopup="menu"]'

/** Returns a function that stops tracking. */
export function trackFocus(): () => void {
  const handleFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body && !target.closest(OVER_THE_PAGE))
      trail = nearby(target)
  }
  document.addEventListener('focusin', handleFocusIn)
  return () => document.removeEventListener('focusin', handleFocusIn)
}

/** After a dialog or menu: restores the focus, or moves it to a neighbour if the element is gone. */
export function restoreFocus(): void {
  afterDrawing(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && activeElement.isConnected) return
    trail.find((element) => element.isConnected && !element.matches(':disabled'))?.focus()
  })
}

/** Focuses a redrawn or moved module after a keyboard action, unless the user is typing or in another menu. */
export function focusModule(module: number): void {
  afterDrawing(
    () =>
      !document.activeElement?.closest('[data-inline], [role="menu"]') &&
      document.querySelector<HTMLElement>(`[data-module="${module}"] > [data-frame] [aria-haspopup="menu"]`)?.focus(),
  )
}

/** React renders and a closing dialog restores focus within one frame each. */
export function afterDrawing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

function nearby(target: HTMLElement): HTMLElement[] {
  const module = target.closest('[data-module]')
  const list = module?.parentElement?.closest('[data-module]')
  const candidates = [
    // Focusing a text would open the on-screen keyboard.
    target.matches('[data-inline]') ? null : target,
    module?.querySelector<HTMLElement>(MODULE_MENU),
    list?.querySelector<HTMLElement>(MODULE_MENU),
    target.closest('[data-column]')?.querySelector<HTMLElement>(':scope > [data-at] button'),
    document.querySelector<HTMLElement>('[data-editor-bar] [data-undo]'),
  ]
  return candidates.filter((element) => element instanceof HTMLElement)
}
