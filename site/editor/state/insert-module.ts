import type { ActionOf, Applied } from './action.ts'
import { changeSiblings, insertAt } from './change.ts'
import { type Doc, findModule, isListPlace, siblingsAt } from './document.ts'

export function insertModule(doc: Doc, { place, record }: ActionOf<'insert_module'>): Applied | null {
  const siblings = siblingsAt(doc, place)
  const isListInList = isListPlace(place) && record.children !== undefined
  if (!siblings || isListInList || findModule(doc, record.id)) return null
  return {
    doc: changeSiblings(doc, place, (children) => insertAt(children, place.index, record)),
    inverse: { type: 'remove_module', module: record.id },
  }
}
