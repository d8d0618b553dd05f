import type { ModulePlace } from '../state/document.ts'

export type Dragged = { type: 'module'; id: number } | { type: 'section'; id: number }
export type Droppable =
  | { type: 'module_place'; place: () => ModulePlace | null }
  | { type: 'section_place'; index: number }

export const dragKey = ({ type, id }: Dragged) => `${type}:${id}`

/** Drop place of a module: before another one, at the end of a list, at the end of a column. */
export type PlaceName = { before: number } | { list: number } | { section: number; column: number }

export const modulePlaceKey = (name: PlaceName) => JSON.stringify(name)

/** Drop place of a section: before another one, or at the end. */
export const sectionPlaceKey = (before: number | null) => `section-place:${before ?? 'end'}`
