import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { beginsWithFirstAct, restoreHandoff } from './handoff.ts'

/** `prepare` loads what the first rendering needs besides the page's scripts. */
export async function hydrate(prepare: () => Promise<unknown>): Promise<void> {
  if (beginsWithFirstAct) restoreHandoff(document)
  guardTranslated(Node.prototype)
  await prepare()
  holdEarlyActs()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Without hydration recorded events are released after this time. */
const MAX_HELD_MS = 5_000

/**
 * Called right before hydration: resets choices to the server's HTML; `repeat` replays them with all presses. Exposed
 * on the window: a module shared by entry and screens would be a chunk of its own.
 */
export function holdEarlyActs(): void {
  const earlyActs = window.partiturEarly
  if (!earlyActs) return
  const current = followRendering()
  const repeats = earlyActs.end().map((element) => getRepeat(element, current))
  const restoreWriting = followWriting(current)
  const holdEvent = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
    if (!target || isForTheBrowser(event)) return
    event.stopImmediatePropagation()
    if (event.type === 'click') {
      event.preventDefault()
      repeats.push(() => current(target).click())
    } else if (!isTicked(target)) repeats.push(getRepeat(target, current))
  }
  for (const type of HELD) window.addEventListener(type, holdEvent, true)
  earlyActs.repeat = () => {
    for (const type of HELD) window.removeEventListener(type, holdEvent, true)
    for (const repeat of repeats.splice(0)) repeat()
    restoreWriting()
    for (const key of earlyActs.keys.splice(0))
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  setTimeout(() => earlyActs.repeat(), MAX_HELD_MS)
}

type Current = <T extends HTMLElement>(element: T) => T

/**
 * Returns the element that replaced an earlier one. If a browser has translated the page, React finds other texts and
 * renders everything anew.
 */
function followRendering(): Current {
  const before = [...document.querySelectorAll(PRESSED)]
  return <T extends HTMLElement>(element: T): T => {
    if (element.isConnected) return element
    const isAlike = (candidate: Element) =>
      ALIKE.every((name) => candidate.getAttribute(name) === element.getAttribute(name)) &&
      candidate.tagName === element.tagName
    const position = before.filter(isAlike).indexOf(element)
    // The same tag is the same type.
    return ([...document.querySelectorAll(PRESSED)].filter(isAlike)[position] as T | undefined) ?? element
  }
}

const ALIKE = ['type', 'name', 'href', 'value'] as const

/**
 * Returns a function that restores the focused field's text if React replaces it. React empties it before, even between
 * two letters, and letters typed before the new field has the focus reach the page.
 */
function followWriting(current: Current): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLElement)) return () => undefined
  const read = () => (isField(field) && !isTicked(field) ? field.value : '')
  let lastValue = read()
  const follow = () => {
    if (field.isConnected) lastValue = read()
  }
  const fill = () => {
    if (isField(field) && !isTicked(field) && field.isConnected && field.value !== lastValue) field.value = lastValue
  }
  const catchLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const isLetter = key.length === 1 && !ctrlKey && !metaKey
    if (isLetter && !field.isConnected && !(field instanceof HTMLSelectElement)) lastValue += key
  }
  window.addEventListener('beforeinput', fill, true)
  window.addEventListener('input', follow, true)
  window.addEventListener('keydown', catchLetter, true)
  return () => {
    window.removeEventListener('beforeinput', fill, true)
    window.removeEventListener('input', follow, true)
    window.removeEventListener('keydown', catchLetter, true)
    if (field.isConnected) return
    const now = current(field)
    if (isField(now) && !isTicked(now) && now.value !== lastValue) setValue(now, lastValue)
    now.focus({ preventScroll: true })
  }
}

const HELD = ['click', 'change'] as const
const PRESSED = 'a, button, label, summary, input, select, textarea'

function getRepeat(element: HTMLElement, current: Current): () => void {
  return isField(element) ? undoChoice(element, current) : () => current(element).click()
}

/** A press that opens another tab or window. */
function isForTheBrowser(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

/** Its click repeats its change. */
function isTicked(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')
}

function isField(element: HTMLElement): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

/** Resets a field to its server value; returns a function that restores the choice. */
function undoChoice(field: Field, current: Current): () => void {
  if (isTicked(field)) {
    const { checked } = field
    for (const choice of getChoices(field)) choice.checked = choice.defaultChecked
    return () => {
      const now = current(field)
      if (now.checked !== checked) now.click()
    }
  }
  const { value } = field
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = option.defaultSelected
  else field.value = field.defaultValue
  return () => setValue(current(field), value)
}

/** Bypasses React's setter, which would treat the value as already known. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function getChoices(field: HTMLInputElement): HTMLInputElement[] {
  if (field.type !== 'radio') return [field]
  const all = (field.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...all].filter((choice) => choice.name === field.name)
}

/**
 * Browser translation wraps texts in `<font>`; React then moves or removes texts that are no children, and throws
 * (facebook/react#11538, React 19.3.1). These methods use the wrapper, or else append.
 */
export function guardTranslated(prototype: Pick<Node, 'insertBefore' | 'removeChild'>): void {
  const { insertBefore, removeChild } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const ownChild = childWith(this, child)
    if (ownChild) removeChild.call(this, ownChild)
    return child
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childWith(this, before))
    return node
  }
}

function childWith(parent: Node, node: Node): Node | null {
  let ancestor: Node | null = node
  while (ancestor && ancestor.parentNode !== parent) ancestor = ancestor.parentNode
  return ancestor
}
