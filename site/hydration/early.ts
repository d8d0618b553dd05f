type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** When the page should have been taken over; after it nothing is held any more. */
const HELD_AT_MOST_MS = 5_000

/**
 * Called right before React takes the page over: what was chosen is taken back, because React must find the page as the
 * server sent it. Once React has it, `repeat` does all of it again, and what was pressed in between: React would hear
 * of that while half of the page is not its own yet. It is handed on by the window: a module that both the start and the
 * screens load would be a chunk of its own, with much beside it.
 */
export function takeBackEarly(): void {
  const early = window.partiturEarly
  if (!early) return
  const repeats = early.end().map(repeatOf)
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
    if (!target || isForTheBrowser(event)) return
    event.stopImmediatePropagation()
    if (event.type === 'click') {
      event.preventDefault()
      repeats.push(() => target.click())
    } else if (!isTicked(target)) repeats.push(repeatOf(target))
  }
  for (const type of HELD) window.addEventListener(type, hold, true)
  early.repeat = () => {
    for (const type of HELD) window.removeEventListener(type, hold, true)
    for (const repeat of repeats.splice(0)) repeat()
    for (const key of early.keys.splice(0)) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  setTimeout(() => early.repeat(), HELD_AT_MOST_MS)
}

const HELD = ['click', 'change'] as const
const PRESSED = 'a, button, label, summary, input, select, textarea'

function repeatOf(element: HTMLElement): () => void {
  return isField(element) ? takeBack(element) : () => element.click()
}

/** A press that opens another tab or window. */
function isForTheBrowser(event: Event): boolean {
  return event instanceof MouseEvent && (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Its click says it all. */
function isTicked(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')
}

function isField(element: HTMLElement): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

/** Puts a field back to how it was sent; answers how to choose again. */
function takeBack(field: Field): () => void {
  if (isTicked(field)) {
    const { checked } = field
    for (const one of choicesOf(field)) one.checked = one.defaultChecked
    return () => {
      if (field.checked !== checked) field.click()
    }
  }
  const { value } = field
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = option.defaultSelected
  else field.value = field.defaultValue
  return () => {
    // Past React's own setter, which would take the value as already known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function choicesOf(field: HTMLInputElement): HTMLInputElement[] {
  if (field.type !== 'radio') return [field]
  const all = (field.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...all].filter((one) => one.name === field.name)
}
