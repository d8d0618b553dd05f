import type { Locale } from '#config'
import type { SectionOwnerType } from '#content/define.ts'
import type { Client } from '#contract/client.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import type { Base } from './base.ts'

/** What a write needs to know of the page. */
export type SendContext = {
  call: Client
  locale: Locale
  owner: { content_type: SectionOwnerType; object_id: number }
  base: Base
  /** A module as it is in the document now. */
  recordOf: (id: number) => ModuleRecord | null
}

export type SendOutcome =
  | {
      type: 'done'
      base: Base
      saved?: { module: number; answer: ModuleRecord; sent: Readonly<Record<string, unknown>> }
    }
  /** There was nothing to tell. */
  | { type: 'nothing' }
  /** The record as stored now and who wrote it when; null when it is no longer there. */
  | {
      type: 'conflict'
      module: number
      theirs: ModuleRecord | null
      by?: string | null | undefined
      at?: string | null | undefined
    }
  | { type: 'refused'; module: number; problems: FieldErrors }
  /** It was to come back and cannot; it is to be made anew. */
  | { type: 'gone'; module: number }
  /** A move over an order that others have changed since; it is to be made again on theirs. */
  | { type: 'overtaken' }
