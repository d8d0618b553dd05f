import { createElement, find, getValue, select } from './word-xml.ts'

const MARK = 'list-number-'

/** Numbers of the outer level; the instances of one definition count on, unless one says where it starts. */
type Numbering = { definition: string; start: number; restart: number | null; isNumbered: boolean }

/**
 * Marks each item of numbered lists with its number, by a bookmark: mammoth begins every list at 1, also one that Word
 * continues after a paragraph or starts elsewhere.
 */
export function markListNumbers(parts: readonly Document[]): void {
  const numberings = readNumberings(parts)
  const styles = new Map(
    parts.flatMap((xml) => select(xml, 'style')).map((style) => [getValue(style, 'styleId'), style]),
  )
  const numberOf = new Map<string, number>()
  const started = new Set<string>()
  for (const paragraph of parts.flatMap((xml) => select(xml, 'p'))) {
    const properties = find(paragraph, 'pPr')
    const style = styles.get(getValue(find(properties, 'pStyle'))) ?? null
    const list = find(properties, 'numPr') ?? find(style, 'pPr', 'numPr')
    const id = getValue(find(list, 'numId'))
    const numbering = numberings.get(id)
    if (!numbering?.isNumbered || (getValue(find(list, 'ilvl')) || '0') !== '0') continue
    const { definition, start, restart } = numbering
    const next = (numberOf.get(definition) ?? start - 1) + 1
    const number = restart !== null && !started.has(id) ? restart : next
    started.add(id)
    numberOf.set(definition, number)
    const bookmark = { id: `${100_000 + numberOf.size}`, name: `${MARK}${number}` }
    const mark = createElement(paragraph.ownerDocument, 'bookmarkStart', bookmark)
    if (properties) properties.after(mark)
    else paragraph.prepend(mark)
  }
}

/** The marks of mammoth's HTML as values of their items. */
export function applyListNumbers(html: string): string {
  return html
    .replace(new RegExp(`<li><a id="${MARK}(\\d+)"></a>`, 'g'), '<li value="$1">')
    .replace(new RegExp(`<a id="${MARK}\\d+"></a>`, 'g'), '')
}

function readNumberings(parts: readonly Document[]): ReadonlyMap<string, Numbering> {
  const levels = new Map(
    parts
      .flatMap((xml) => select(xml, 'abstractNum'))
      .map((definition) => [getValue(definition, 'abstractNumId'), findOuter(definition, 'lvl')]),
  )
  return new Map(
    parts
      .flatMap((xml) => select(xml, 'num'))
      .map((instance) => {
        const definition = getValue(find(instance, 'abstractNumId'))
        const level = levels.get(definition) ?? null
        const restart = getValue(find(findOuter(instance, 'lvlOverride'), 'startOverride'))
        return [
          getValue(instance, 'numId'),
          {
            definition,
            start: Number(getValue(find(level, 'start')) || 1),
            restart: restart === '' ? null : Number(restart),
            isNumbered: level !== null && !['bullet', 'none'].includes(getValue(find(level, 'numFmt'))),
          },
        ]
      }),
  )
}

function findOuter(element: Element, name: string): Element | null {
  return select(element, name).find((level) => getValue(level, 'ilvl') === '0') ?? null
}
