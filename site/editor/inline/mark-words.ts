import { diffWords } from 'diff'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import type { ChangedTexts } from '../store/editor-state.ts'
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
  if (ranges.length === 0 || !('highlights' in CSS)) return () => {}
  CSS.highlights.set(NAME, new Highlight(...ranges))
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
