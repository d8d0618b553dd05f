import type { ActionOf, Applied } from './action.ts'
import { changeSiblings } from './change.ts'
import { type Doc, findModule, placeOf } from './document.ts'

export function removeModule(doc: Doc, { module }: ActionOf<'remove_module'>): Applied | null {
  const record = findModule(doc, module)
  const place = placeOf(doc, module)
  if (!record || !place) return null
  return {
    doc: changeSiblings(doc, place, (children) => children.filter(({ id }) => id !== module)),
    inverse: { type: 'insert_module', place, record },
  }
}
