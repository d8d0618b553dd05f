type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Called right before React takes the page over: what was chosen is taken back, because React must find the page as the
 * server sent it. Once React has it, `repeat` does all of it again. It is handed on by the window: a module that both
 * the start and the screens load would be a chunk of its own, with much beside it.
 */
export function takeBackEarly(): void {
  const early = window.partiturEarly
  if (!early) return
  const repeats = early.end().map((element) => (isField(element) ? takeBack(element) : () => element.click()))
  early.repeat = () => {
    for (const repeat of repeats.splice(0)) repeat()
  }
}

function isField(element: HTMLElement): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

/** Puts a field back to how it was sent; answers how to choose again. */
function takeBack(field: Field): () => void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
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
