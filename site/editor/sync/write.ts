import type { Locale } from '#config'
import type { ModuleRecord, Section, VisibilityFields } from '#contract/page/sections.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { Order } from '../state/action.ts'
import type { ModulePlace, RecordFields } from '../state/document.ts'

type FieldValues = Readonly<Record<string, unknown>>

type ModuleAtPlace = { place: ModulePlace; section: number; record: ModuleRecord; siblings: readonly number[] }
type SectionAtPlace = { index: number; section: Section; order: readonly number[] }

/** `before`: the orders it is based on; `touches`: the sections it changes. */
export type RecordedOrders = Record<'orders' | 'before', readonly Order[]> & { touches: readonly number[] }

/** One write. `siblings` is the order of the place afterwards. Ids are local. */
export type Write =
  | ({ type: 'create_module' } & ModuleAtPlace)
  | ({ type: 'restore_module' } & ModuleAtPlace)
  | { type: 'remove_module'; module: number; kind: string; section: number }
  | ({ type: 'create_section' } & SectionAtPlace)
  | ({ type: 'restore_section' } & SectionAtPlace)
  | { type: 'remove_section'; section: number }
  | { type: 'set_layout'; section: number; layout: number; columns: readonly (readonly number[])[] }
  | ({ type: 'set_showing'; section: number } & VisibilityFields)
  | ({ type: 'arrange' } & RecordedOrders)
  /** Sends all unconfirmed fields of the module when its turn comes. */
  | { type: 'save_module'; module: number }
  /** Fields of the page's own record, or of a picture or banner on it. */
  | { type: 'save_record'; resource: ResourceName; id: number; fields: RecordFields; before: RecordFields }
  /** Texts of a copy in the other language, and fallback fields of this one. */
  | { type: 'translate'; module: number; kind: string; locale: Locale; fields: FieldValues }

export type WriteOf<T extends Write['type']> = Extract<Write, { type: T }>

/**
 * `tried`: sent without a response, so it may be stored. `attempts`: the values of each attempt, to recognise them in
 * the server's record.
 */
export type Pending = { key: number; write: Write; tried: boolean; attempts?: readonly FieldValues[] }
