import type { Locale } from '#config'
import type { Client } from '#contract/client.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { ResourceName, SectionOwnerType } from '#model/define-type.ts'
import type { RecordFields } from '../state/document.ts'
import type { Base } from './base.ts'
import type { ModuleEditOf } from './merge-module.ts'

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
type FieldValues = Readonly<Record<string, unknown>>

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
