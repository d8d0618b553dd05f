import type { Action } from './action.ts'
import { type EditorDocument, findParentSection, isListPlace, type Siblings } from './document.ts'

/** Stands for the order of the sections. */
export const SECTION_ORDER = 0

/** The sections an action changes, before it is applied; with `SECTION_ORDER` when their order changes. */
export function affectedSections(doc: EditorDocument, action: Action): number[] {
  switch (action.type) {
    case 'set_fields':
    case 'remove_module':
      return getId(doc, action.module)
    case 'insert_module':
      return ofPlace(doc, action.place)
    case 'insert_section':
      return [SECTION_ORDER, action.section.id]
    case 'remove_section':
      return [SECTION_ORDER, action.section]
    case 'set_layout':
    case 'set_showing':
      return [action.section]
    case 'set_record':
      return []
    case 'arrange':
      return action.orders.flatMap(({ place }) => (place ? ofPlace(doc, place) : SECTION_ORDER))
  }
}

function ofPlace(doc: EditorDocument, place: Siblings): number[] {
  return isListPlace(place) ? getId(doc, place.list) : [place.section]
}

function getId(doc: EditorDocument, module: number): number[] {
  const section = findParentSection(doc, module)
  return section ? [section.id] : []
}
