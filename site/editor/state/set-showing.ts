import type { ActionOf, Applied } from './action.ts'
import { changeSection } from './change.ts'
import { type Doc, findSection } from './document.ts'

/** When a section is seen; a module's is one of its fields. */
export function setShowing(doc: Doc, { section: id, showing, until_date }: ActionOf<'set_showing'>): Applied | null {
  const section = findSection(doc, id)
  if (!section) return null
  return {
    doc: changeSection(doc, id, (found) => ({ ...found, showing, until_date })),
    inverse: { type: 'set_showing', section: id, showing: section.showing, until_date: section.until_date },
  }
}
