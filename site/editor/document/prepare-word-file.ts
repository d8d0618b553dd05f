import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import type { OmittedPart } from '#modules/fields/rich-text/omitted-parts.ts'

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

type PreparedFile = { archive: ArrayBuffer; droppedKinds: ReadonlySet<OmittedPart> }

/**
 * A .docx as mammoth reads it rightly: without hidden words, its lists with their numbers. Throws for what is no archive,
 * or unpacks to more than 200 MB.
 */
export function prepareWordFile(docx: Uint8Array): PreparedFile {
  const files = unpack(docx)
  const parts = Object.entries(files)
    .filter(([path]) => /^word\/[^/]+\.xml$/.test(path))
    .map(([path, bytes]) => ({ path, xml: new DOMParser().parseFromString(strFromU8(bytes), 'text/xml') }))
  const documents = parts.map(({ xml }) => xml)
  const droppedKinds = omitHiddenWords(documents)
  markListNumbers(documents)
  for (const { path, xml } of parts) files[path] = strToU8(new XMLSerializer().serializeToString(xml))
  return { archive: zipSync(files, { level: 0 }).slice().buffer, droppedKinds }
}

/** In the page's thread: workers made of text are against its Content-Security-Policy. */
function unpack(docx: Uint8Array): Unzipped {
  let unpackedBytes = 0
  const files = unzipSync(docx, {
    filter: ({ originalSize }) => {
      unpackedBytes += originalSize
      return unpackedBytes <= MAX_UNPACKED_BYTES
    },
  })
  if (unpackedBytes > MAX_UNPACKED_BYTES) throw new Error('the document is too large')
  return files
}

/** Removes the words that Word hides or marks as deleted, mammoth would read the hidden ones; returns what it found. */
export function omitHiddenWords(parts: readonly Document[]): ReadonlySet<OmittedPart> {
  const droppedKinds = new Set<OmittedPart>()
  const hiddenStyles = findHiddenStyles(parts.flatMap((xml) => select(xml, 'style')))
  const drop = (kind: OmittedPart, elements: readonly Element[]) => {
    const worded = elements.filter((element) => (element.textContent ?? '').trim() !== '')
    if (worded.length > 0) droppedKinds.add(kind)
    for (const element of worded) element.remove()
  }
  for (const xml of parts) {
    drop('deleted', [...select(xml, 'del'), ...select(xml, 'moveFrom'), ...selectRows(xml, 'del')])
    drop('hidden', [...select(xml, 'r').filter((run) => isHidden(run, hiddenStyles)), ...selectRows(xml, 'hidden')])
  }
  return droppedKinds
}

/** With the styles that are based on them. */
function findHiddenStyles(styles: readonly Element[]): ReadonlySet<string> {
  const byId = new Map(styles.map((style) => [getValue(style, 'styleId'), style]))
  const isHiddenStyle = (id: string, depth = 0): boolean => {
    const style = byId.get(id)
    // Word allows eleven levels.
    if (!style || depth > 20) return false
    const vanish = find(style, 'rPr', 'vanish')
    return vanish ? isOn(vanish) : isHiddenStyle(getValue(find(style, 'basedOn')), depth + 1)
  }
  return new Set([...byId.keys()].filter((id) => isHiddenStyle(id)))
}

function isHidden(run: Element, hiddenStyles: ReadonlySet<string>): boolean {
  const vanish = find(run, 'rPr', 'vanish')
  if (vanish) return isOn(vanish)
  const paragraph = run.closest('p')
  return [find(run, 'rPr', 'rStyle'), paragraph && find(paragraph, 'pPr', 'pStyle')].some((style) =>
    hiddenStyles.has(getValue(style)),
  )
}

/** Table rows with this property. */
function selectRows(xml: Document, property: string): Element[] {
  return select(xml, 'tr').filter((row) => {
    const found = find(row, 'trPr', property)
    return found !== null && isOn(found)
  })
}

function isOn(property: Element): boolean {
  return !['0', 'false', 'off'].includes(getValue(property))
}

const MARK = 'list-number-'

/** Numbers of the outer level; the instances of one definition count on, unless one says where it starts. */
type Numbering = { definition: string; start: number; restart: number | null; isNumbered: boolean }

/**
 * Marks each item of numbered lists with its number, by a bookmark: mammoth begins every list at 1, also one that Word
 * continues after a paragraph or starts elsewhere.
 */
function markListNumbers(parts: readonly Document[]): void {
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

const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

function select(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS(WORDS, name)]
}

/** A child of a child, by local names. */
function find(element: Element | null, ...names: string[]): Element | null {
  return names.reduce<Element | null>(
    (parent, name) => [...(parent?.children ?? [])].find(({ localName }) => localName === name) ?? null,
    element,
  )
}

function getValue(element: Element | null, attribute = 'val'): string {
  return element?.getAttributeNS(WORDS, attribute) ?? ''
}

/** An element of Word's own, such as `bookmarkStart`. */
function createElement(xml: Document, name: string, attributes: Readonly<Record<string, string>>): Element {
  const element = xml.createElementNS(WORDS, `w:${name}`)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttributeNS(WORDS, `w:${attribute}`, value)
  return element
}
