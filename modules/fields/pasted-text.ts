import { Fragment, type Mark, type Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model'
import { cleanLines } from '#contract/stored-text.ts'
import { listStart } from '../rich-text.ts'

const ITEM = /^\s*(?:(\d{1,4})[.)]|[-•·–*])\s+(?=\S)/

/** Plain text as paragraphs: a blank line parts them, any other line end is a line break, and lines that each begin as an item are a list. */
export function parsePastedText(text: string, $context: ResolvedPos): Slice {
  const { schema } = $context.doc.type
  const marks = $context.marks()
  const stanzas = cleanLines(text.replace(/\u2029/g, '\n\n'))
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((stanza) => stanza.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
  const blocks = stanzas.map((lines) => toList(schema, { lines, marks }) ?? toParagraph(schema, { lines, marks }))
  // A single line keeps the blanks around it: it may be words within a sentence.
  return Slice.maxOpen(Fragment.from(blocks))
}

type Lines = { lines: readonly string[]; marks: readonly Mark[] }

function toParagraph(schema: Schema, { lines, marks }: Lines): Node {
  const inline = lines.flatMap((line, index) => [...(index > 0 ? [schema.node('hardBreak')] : []), schema.text(line, marks)])
  return schema.node('paragraph', null, inline)
}

/** Null where the lines are no list: one alone is a sentence that begins with a number or a dash, and numbers of a list go on. */
function toList(schema: Schema, { lines, marks }: Lines): Node | null {
  const items = lines.map((line) => ITEM.exec(line))
  const numbers = items.map((item) => listStart(item?.[1]))
  const first = numbers[0] ?? null
  const isList =
    items.length > 1 && items.every((item) => item !== null) && numbers.every((number, index) => number === (first === null ? null : first + index))
  if (!isList) return null
  const nodes = lines.map((line, index) =>
    schema.node('listItem', null, toParagraph(schema, { lines: [line.slice(items[index]?.[0].length).trimEnd()], marks })),
  )
  return first === null ? schema.node('bulletList', null, nodes) : schema.node('orderedList', { start: first }, nodes)
}
