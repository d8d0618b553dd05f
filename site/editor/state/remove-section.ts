import type { ActionOf, Applied } from './action.ts'
import type { Doc } from './document.ts'

export function removeSection(doc: Doc, { section: id }: ActionOf<'remove_section'>): Applied | null {
  const index = doc.sections.findIndex((section) => section.id === id)
  const section = doc.sections[index]
  if (!section) return null
  return {
    doc: { sections: doc.sections.filter((each) => each !== section) },
    inverse: { type: 'insert_section', index, section },
  }
}
