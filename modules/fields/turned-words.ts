import { richTextToPlain } from '#contract/texts/plain-text.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** The words of some fields in one line. */
export function toLine(values: FieldValues, ...names: string[]): string {
  return words(values, names).join(' · ')
}

/** The words of some fields as paragraphs. */
export function toParagraphs(values: FieldValues, ...names: string[]): string {
  return words(values, names)
    .map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('')
}

/** A rich text as its first paragraph in one line, and the rest. */
export function splitFirst(html: unknown): { first: string; rest: string } {
  const text = typeof html === 'string' ? html : ''
  const [block = text] = /^\s*<(p|ul|ol)\b[\s\S]*?<\/\1>/.exec(text) ?? []
  return { first: richTextToPlain(block), rest: text.slice(block.length) }
}

function words(values: FieldValues, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const text = values[name]
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  })
}
