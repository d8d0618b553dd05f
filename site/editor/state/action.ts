import type { ModuleRecord, Section, VisibilityFields } from '#contract/page/sections.ts'
import type { ResourceName } from '#model/define-type.ts'
import {
  type EditorDocument,
  findParentSection,
  isListPlace,
  type ModulePlace,
  type RecordFields,
  type Siblings,
} from './document.ts'

/** The order of the modules of a column, of the items of a list, or without a place of the sections. */
export type Order = { place: Siblings | null; ids: readonly number[] }

/** All actions on a page. Each has an inverse, created when it is applied. */
export type Action =
  | { type: 'set_fields'; module: number; fields: Readonly<Record<string, unknown>> }
  | { type: 'insert_module'; place: ModulePlace; record: ModuleRecord }
  | { type: 'remove_module'; module: number }
  | { type: 'insert_section'; index: number; section: Section }
  | { type: 'remove_section'; section: number }
  | { type: 'set_layout'; section: number; layout: number; columns?: readonly (readonly number[])[] | undefined }
  | ({ type: 'set_showing'; section: number } & VisibilityFields)
  | { type: 'set_record'; resource: ResourceName; id: number; fields: RecordFields; before: RecordFields }
  /** A move names every place it changes. */
  | { type: 'arrange'; orders: readonly Order[] }

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>

/** The new document, and the action that restores the earlier one. */
export type Applied = { doc: EditorDocument; inverse: Action }

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
