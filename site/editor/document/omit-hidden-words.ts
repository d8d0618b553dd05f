import type { OmittedPart } from '#modules/fields/rich-text/omitted-parts.ts'
import { find, getValue, select } from './word-xml.ts'

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
