import type { Place } from '../state/document.ts'

/** What is dragged, and where it may be let go. */
export type Dragged = { type: 'module'; id: number } | { type: 'section'; id: number }
export type Droppable = { type: 'module_place'; place: () => Place | null; forItems: boolean } | { type: 'section_place'; index: () => number }

export const dragKey = ({ type, id }: Dragged) => `${type}:${id}`
