import type { Locale } from '#config'
import type { Client } from '#contract/client.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { ModuleRecord, Section, VisibilityFields } from '#contract/page/sections.ts'
import type { ResourceName, SectionOwnerType } from '#model/define-type.ts'
import type { Order } from '../state/action.ts'
import type { ModulePlace, RecordFields } from '../state/document.ts'
import type { Base } from './base.ts'
import type { ModuleEditOf } from './merge-module.ts'

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

export type SendContext = {
  call: Client
  locale: Locale
  owner: { content_type: SectionOwnerType; object_id: number }
  base: Base
  /** A module as it is in the document now. */
  recordOf: (id: number) => ModuleRecord | null
  editOf: ModuleEditOf
}

/** `typedFields`: the local values, where they were merged with what others saved. */
export type SavedModule = {
  module: number
  serverRecord: ModuleRecord
  sentFields: FieldValues
  typedFields?: FieldValues
}

/** Fields of a record that two people changed. */
export type RecordClash = { resource: ResourceName; id: number; mine: RecordFields; theirs: RecordFields }

export type SendOutcome =
  | {
      type: 'done'
      base: Base
      saved?: SavedModule
    }
  /** There was nothing to send. */
  | { type: 'nothing' }
  /** The record as stored now, with author and time; null when deleted. */
  | {
      type: 'conflict'
      module: number
      theirs: ModuleRecord | null
      by?: string | null | undefined
      at?: string | null | undefined
    }
  /** Someone else changed the same fields of a record. */
  | { type: 'record_conflict'; clash: RecordClash }
  | { type: 'refused'; module: number; problems: FieldErrors }
  /** Cannot be restored and must be recreated. */
  | { type: 'gone'; module: number }
  /** A move based on an order that others changed; it must be redone on theirs. */
  | { type: 'overtaken' }
