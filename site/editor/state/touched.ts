import type { Action } from './action.ts'
import { type Doc, isListPlace, type Place, sectionOf } from './document.ts'

/** Stands for the order of the sections themselves. */
export const PAGE = 0

/** The sections an action changes, before it is applied; with `PAGE` when their order changes. */
export function touchedBy(doc: Doc, action: Action): number[] {
  switch (action.type) {
    case 'set_fields':
    case 'remove_module':
      return idOf(doc, action.module)
    case 'insert_module':
      return ofPlace(doc, action.place)
    case 'insert_section':
      return [PAGE, action.section.id]
    case 'remove_section':
      return [PAGE, action.section]
    case 'set_layout':
    case 'set_showing':
      return [action.section]
    case 'arrange':
      return [
        ...(action.sections ? [PAGE] : []),
        ...action.columns.map(({ section }) => section),
        ...action.lists.flatMap(({ list }) => idOf(doc, list)),
      ]
  }
}

function ofPlace(doc: Doc, place: Place): number[] {
  return isListPlace(place) ? idOf(doc, place.list) : [place.section]
}

function idOf(doc: Doc, module: number): number[] {
  const section = sectionOf(doc, module)
  return section ? [section.id] : []
}
