import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import type { OmittedPart } from '#modules/fields/rich-text/omitted-parts.ts'

const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

type VisibleDocument = { archive: ArrayBuffer; droppedKinds: ReadonlySet<OmittedPart> }

/**
 * A .docx without the words that Word hides or marks as deleted: mammoth would read the hidden ones. Throws for what is
 * no archive, or unpacks to more than 200 MB.
 */
export function omitHiddenWords(docx: Uint8Array): VisibleDocument {
  const files = unpack(docx)
  const droppedKinds = new Set<OmittedPart>()
  const parts = Object.entries(files)
    .filter(([path]) => /^word\/[^/]+\.xml$/.test(path))
    .map(([path, bytes]) => ({ path, xml: new DOMParser().parseFromString(strFromU8(bytes), 'text/xml') }))
  const hiddenStyles = findHiddenStyles(parts.flatMap(({ xml }) => select(xml, 'style')))
  const drop = (kind: OmittedPart, elements: readonly Element[]) => {
    const worded = elements.filter((element) => (element.textContent ?? '').trim() !== '')
    if (worded.length > 0) droppedKinds.add(kind)
    for (const element of worded) element.remove()
  }
  for (const { path, xml } of parts) {
    drop('deleted', [...select(xml, 'del'), ...select(xml, 'moveFrom'), ...selectRows(xml, 'del')])
    drop('hidden', [...select(xml, 'r').filter((run) => isHidden(run, hiddenStyles)), ...selectRows(xml, 'hidden')])
    files[path] = strToU8(new XMLSerializer().serializeToString(xml))
  }
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

function select(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS(WORDS, name)]
}

/** A child of a child, by local names. */
function find(element: Element, ...names: string[]): Element | null {
  return names.reduce<Element | null>(
    (parent, name) => [...(parent?.children ?? [])].find(({ localName }) => localName === name) ?? null,
    element,
  )
}

function getValue(element: Element | null, attribute = 'val'): string {
  return element?.getAttributeNS(WORDS, attribute) ?? ''
}

function isOn(property: Element): boolean {
  return !['0', 'false', 'off'].includes(getValue(property))
}
