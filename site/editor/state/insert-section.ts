import type { ActionOf, Applied } from './action.ts'
import { insertAt } from './change.ts'
import { type Doc, findSection } from './document.ts'

export function insertSection(doc: Doc, { index, section }: ActionOf<'insert_section'>): Applied | null {
  if (findSection(doc, section.id)) return null
  return {
    doc: { sections: insertAt(doc.sections, index, section) },
    inverse: { type: 'remove_section', section: section.id },
  }
}
