import { Extension, wrappingInputRule } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { TextAlign } from '@tiptap/extension-text-align'
import { Placeholder, UndoRedo } from '@tiptap/extensions'
import { Fragment, type Mark, type Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { normaliseTypedLink } from '#contract/links/links.ts'
import { parsePriceLine } from '#contract/texts/price-line.ts'
import { cleanLines } from '#contract/texts/stored-text.ts'
import { listStart, richTextRules } from '#modules/rich-text.ts'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import type { OmittedPart } from './omitted-parts.ts'
import { isPicture } from './plain-paste.ts'
import { isLinkAddress, SafeLink } from './rich-text-link.ts'
import { SelectionHighlight } from './selection-highlight.ts'

const ITEM = /^\s*(?:(\d{1,4})[.)]|[-•·–*])\s+(?=\S)/

export type RichTextOptions = {
  placeholder: string
  history?: boolean
  onLeftOut: (leftOut: ReadonlySet<OmittedPart>) => void
}

/** The editor of spec §5: the server removes what it cannot produce (see `richTextRules`). */
export function richTextExtensions({ placeholder, history = true, onLeftOut }: RichTextOptions) {
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    HardBreak,
    BulletList,
    NumberedList,
    ListItem,
    ListKeymap,
    SafeLink,
    TextAlign.configure({ types: ['paragraph'], alignments: [...richTextRules.alignments] }),
    SelectionHighlight,
    PriceListHighlight,
    PasteHandler.configure({ onLeftOut }),
    // On the page, the page editor's history is used.
    ...(history ? [UndoRedo] : []),
    Placeholder.configure({ placeholder, showOnlyCurrent: false }),
  ]
}

/** Preserves the start number of a list, within the server's range. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: { default: 1, parseHTML: (element: HTMLElement) => listStart(element.getAttribute('start')) ?? 1 },
  }),
  // Plain text is parsed in one place (`pasted-text.ts`).
  addProseMirrorPlugins: () => [],
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,3})\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) => list.childCount + Number(list.attrs.start) === Number(number),
      }),
    ]
  },
})

/** Handles every paste and drop; `onLeftOut` reports what was dropped. */
const PasteHandler = Extension.create<{ onLeftOut: (leftOut: ReadonlySet<OmittedPart>) => void }>({
  name: 'pasted',
  addOptions: () => ({ onLeftOut: () => undefined }),
  addProseMirrorPlugins() {
    const { onLeftOut } = this.options
    return [
      new Plugin({
        props: {
          transformPastedHTML(pastedHtml) {
            const { html, droppedKinds } = cleanPastedHtml(pastedHtml)
            if (droppedKinds.size > 0) onLeftOut(droppedKinds)
            return html
          },
          clipboardTextParser: parsePastedText,
          handlePaste({ state, dispatch }, { clipboardData }, slice) {
            if (clipboardData && isPicture(clipboardData)) onLeftOut(new Set(['picture']))
            const { from, to, empty } = state.selection
            const href = normaliseTypedLink(slice.content.textBetween(0, slice.content.size, '\n', '\n'))
            const link = state.schema.marks.link
            if (empty || !link || !isLinkAddress(href)) return false
            dispatch(state.tr.addMark(from, to, link.create({ href })).setMeta('uiEvent', 'paste'))
            return true
          },
        },
      }),
    ]
  },
})

/**
 * Plain text as paragraphs: a blank line separates them, other line ends are line breaks, and lines with list markers
 * become a list.
 */
function parsePastedText(text: string, $context: ResolvedPos): Slice {
  const { schema } = $context.doc.type
  const marks = $context.marks()
  const stanzas = cleanLines(text.replace(/\u2029/g, '\n\n'))
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((stanza) => stanza.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
  const blocks = stanzas.map((lines) => toList(schema, { lines, marks }) ?? toParagraph(schema, { lines, marks }))
  // A single line keeps its outer spaces: it may be part of a sentence.
  return Slice.maxOpen(Fragment.from(blocks))
}

type Lines = { lines: readonly string[]; marks: readonly Mark[] }

function toParagraph(schema: Schema, { lines, marks }: Lines): Node {
  const inline = lines.flatMap((line, index) => [
    ...(index > 0 ? [schema.node('hardBreak')] : []),
    schema.text(line, marks),
  ])
  return schema.node('paragraph', null, inline)
}

/** Null without a list: a single line is a sentence with a number or dash, and numbers must continue. */
function toList(schema: Schema, { lines, marks }: Lines): Node | null {
  const items = lines.map((line) => ITEM.exec(line))
  const numbers = items.map((item) => listStart(item?.[1]))
  const first = numbers[0] ?? null
  const isList =
    items.length > 1 &&
    items.every((item) => item !== null) &&
    numbers.every((number, index) => number === (first === null ? null : first + index))
  if (!isList) return null
  const nodes = lines.map((line, index) =>
    schema.node(
      'listItem',
      null,
      toParagraph(schema, { lines: [line.slice(items[index]?.[0].length).trimEnd()], marks }),
    ),
  )
  return first === null ? schema.node('bulletList', null, nodes) : schema.node('orderedList', { start: first }, nodes)
}

/** Shows a price list during editing as on the page (`site/format/prices.ts`). */
const PriceListHighlight = Extension.create({
  name: 'priceLists',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: (state) => DecorationSet.create(state.doc, priceListDecorations(state)) } }),
  ],
})

/** Exported for its test. */
export function priceListDecorations({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): Decoration[] {
  const decorations: Decoration[] = []
  doc.forEach((list, position) => {
    if (list.type.name !== 'bulletList') return
    const lines = getLines(list, position)
    // The line with the caret may be incomplete; the others stay formatted.
    const listedLines = lines.filter(
      ({ from, to, text }) => parsePriceLine(text) !== null || selection.from < from || selection.to > to,
    )
    const prices = listedLines.filter(({ isPlain, text }) => isPlain && parsePriceLine(text) !== null)
    if (prices.length < 2 || prices.length < listedLines.length) return
    decorations.push(Decoration.node(position, position + list.nodeSize, { class: 'prices' }))
    for (const { from, to, text } of prices) {
      const split = from + text.indexOf(':') + 2
      decorations.push(
        Decoration.inline(from, split, { nodeName: 'span' }),
        Decoration.inline(split, to, { nodeName: 'span' }),
      )
    }
  })
  return decorations
}

type Line = { from: number; to: number; text: string; isPlain: boolean }

/** The text range of each item. An item with more than one plain text is no price line. */
function getLines(list: Node, listOffset: number): Line[] {
  const lines: Line[] = []
  list.forEach((item, offset) => {
    const from = listOffset + 1 + offset + 2
    const paragraph = item.firstChild
    const isPlain =
      item.childCount === 1 &&
      paragraph !== null &&
      paragraph.childCount <= 1 &&
      (paragraph.firstChild?.marks.length ?? 0) === 0
    lines.push({
      from,
      to: listOffset + 1 + offset + item.nodeSize - 2,
      text: isPlain ? (paragraph?.textContent ?? '') : '',
      isPlain,
    })
  })
  return lines
}
