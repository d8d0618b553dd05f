import { diffWords } from 'diff'
import type { Page } from '#contract/page/pages.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { toPlainText } from '../../format/plain-text.ts'
import type { ChangedPageTexts, ChangedTexts } from '../store/editor-state.ts'
import './changed-words.css'

const VISIBLE_MS = 15_000
const NAME = 'changed-words'

/** Marks the words that differ from these earlier texts, without touching the page; until a press, or for a while. */
export function markWords(before: ChangedTexts): () => void {
  const ranges = [...before].flatMap(([module, texts]) =>
    Object.entries(texts).flatMap(([field, text]) => {
      const element = document.querySelector(`[data-inline="${module}"][data-field="${field}"]`)
      return element ? findChanged(element, richTextToPlain(text)) : []
    }),
  )
  return mark(ranges)
}

let marked: ChangedPageTexts | null = null

/**
 * The same for texts besides the modules, once the site has drawn them as `drawn`; at once where a caret keeps the site
 * from drawing. Never the one with the caret.
 */
export function markPageTexts(changed: ChangedPageTexts, drawn: Page['texts'] = {}): void {
  if (changed === marked) return
  const { before = {}, after = {} } = changed
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  if (names.every((name) => drawn[name] === after[name])) marked = changed
  else if (!document.activeElement?.matches('[data-own]')) return
  const ranges = names.flatMap((name) => {
    const text = after[name] ?? ''
    const element = document.querySelector<HTMLElement>(`[data-own="${name}"]`)
    if (!element || element === document.activeElement) return []
    if (toPlainText(element.textContent) !== toPlainText(text) && text !== '') {
      element.textContent = text
      element.hidden = false
    }
    return findChanged(element, before[name] ?? '')
  })
  mark(ranges)
}

function mark(ranges: readonly Range[]): () => void {
  if (ranges.length === 0 || !('highlights' in CSS)) return () => {}
  const others = [...(CSS.highlights.get(NAME) ?? [])].filter(({ collapsed }) => !collapsed)
  CSS.highlights.set(NAME, new Highlight(...others, ...ranges))
  const timer = window.setTimeout(clear, VISIBLE_MS)
  document.addEventListener('pointerdown', clear)
  return clear

  function clear(): void {
    window.clearTimeout(timer)
    CSS.highlights.delete(NAME)
    document.removeEventListener('pointerdown', clear)
  }
}

/** The added words; for removed ones there is nothing to mark. */
function findChanged(element: Element, before: string): Range[] {
  const { text, nodes } = readText(element)
  const ranges: Range[] = []
  let start = 0
  for (const { value, added, removed } of diffWords(before, text)) {
    if (removed) continue
    const end = start + value.length
    if (added && value.trim() !== '') {
      const range = document.createRange()
      range.setStart(...placeIn(nodes, start + value.length - value.trimStart().length))
      range.setEnd(...placeIn(nodes, start + value.trimEnd().length))
      ranges.push(range)
    }
    start = end
  }
  return ranges
}

type TextPart = { node: Text; start: number }

/** The words of an element with a space between its paragraphs, and where each text node begins in them. */
function readText(element: Element): { text: string; nodes: TextPart[] } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: TextPart[] = []
  let text = ''
  let paragraph: Element | null = null
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const block = node.parentElement?.closest('p, li, h2, h3, td, th') ?? element
    if (paragraph && block !== paragraph) text += ' '
    paragraph = block
    nodes.push({ node, start: text.length })
    text += node.data
  }
  return { text, nodes }
}

function placeIn(nodes: readonly TextPart[], offset: number): [Text, number] {
  const part = nodes.findLast(({ start }) => start <= offset) ?? nodes[0]
  if (!part) throw new Error('no text to mark')
  return [part.node, Math.min(offset - part.start, part.node.length)]
}
