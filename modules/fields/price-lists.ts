import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { priceLine } from '#contract/price-line.ts'

/** Shows a list of prices while it is written as it will stand on the page (`site/format/prices.ts`). */
export const PriceLists = Extension.create({
  name: 'priceLists',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: (state) => DecorationSet.create(state.doc, decorationsOf(state)) } })],
})

/** Exported for its test. */
export function decorationsOf({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): Decoration[] {
  const found: Decoration[] = []
  doc.forEach((list, at) => {
    if (list.type.name !== 'bulletList') return
    const lines = linesOf(list, at)
    // The line that is being written is no price yet, or no more: the others stay as they are.
    const counted = lines.filter(({ from, to, text }) => priceLine(text) !== null || selection.from < from || selection.to > to)
    const prices = counted.filter(({ isPlain, text }) => isPlain && priceLine(text) !== null)
    if (prices.length < 2 || prices.length < counted.length) return
    found.push(Decoration.node(at, at + list.nodeSize, { class: 'prices' }))
    for (const { from, to, text } of prices) {
      const split = from + text.indexOf(':') + 2
      found.push(Decoration.inline(from, split, { nodeName: 'span' }), Decoration.inline(split, to, { nodeName: 'span' }))
    }
  })
  return found
}

type Line = { from: number; to: number; text: string; isPlain: boolean }

/** Where the words of each item begin and end. An item that holds more than words in one form is no line of a price. */
function linesOf(list: Node, at: number): Line[] {
  const lines: Line[] = []
  list.forEach((item, offset) => {
    const from = at + 1 + offset + 2
    const paragraph = item.firstChild
    const isPlain = item.childCount === 1 && paragraph !== null && paragraph.childCount <= 1 && (paragraph.firstChild?.marks.length ?? 0) === 0
    lines.push({ from, to: at + 1 + offset + item.nodeSize - 2, text: isPlain ? (paragraph?.textContent ?? '') : '', isPlain })
  })
  return lines
}
