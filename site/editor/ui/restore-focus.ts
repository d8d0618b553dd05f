/** Where the focus was last on the page or in its bar, and what stands near it in case that goes. */
let trail: HTMLElement[] = []

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const MODULE_MENU = ':scope > [data-frame] [aria-haspopup="menu"]'

/** Follows the focus; answers how to stop. */
export function trackFocus(): () => void {
  const entered = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body && !target.closest(OVER_THE_PAGE))
      trail = nearby(target)
  }
  document.addEventListener('focusin', entered)
  return () => document.removeEventListener('focusin', entered)
}

/** After a dialog or a command of a menu: the focus is back where it was or, when that is gone, beside it. */
export function restoreFocus(): void {
  afterDrawing(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && activeElement.isConnected) return
    trail.find((element) => element.isConnected && !element.matches(':disabled'))?.focus()
  })
}

/** The module has been drawn anew or elsewhere; whoever did it by keyboard stays with it, unless they are typing or in the next menu already. */
export function focusModule(module: number): void {
  afterDrawing(
    () =>
      !document.activeElement?.closest('[data-inline], [role="menu"]') &&
      document.querySelector<HTMLElement>(`[data-module="${module}"] > [data-frame] [aria-haspopup="menu"]`)?.focus(),
  )
}

/** React draws and a closing dialog gives the focus back within a frame each. */
function afterDrawing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}

function nearby(target: HTMLElement): HTMLElement[] {
  const module = target.closest('[data-module]')
  const list = module?.parentElement?.closest('[data-module]')
  const near = [
    // Back in a text, a finger would get the keyboard over the page.
    target.matches('[data-inline]') ? null : target,
    module?.querySelector<HTMLElement>(MODULE_MENU),
    list?.querySelector<HTMLElement>(MODULE_MENU),
    target.closest('[data-column]')?.querySelector<HTMLElement>(':scope > [data-at] button'),
    document.querySelector<HTMLElement>('[data-editor-bar] [data-undo]'),
  ]
  return near.filter((element) => element instanceof HTMLElement)
}
