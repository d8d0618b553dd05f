import type { Locale } from '#config'
import type { ModuleRecord, Section, VisibilityFields } from '#contract/sections.ts'
import type { Arrangement } from '../state/action.ts'
import type { ModulePlace } from '../state/document.ts'

type FieldValues = Readonly<Record<string, unknown>>

type ModuleAtPlace = { place: ModulePlace; section: number; record: ModuleRecord; siblings: readonly number[] }
type SectionAtPlace = { index: number; section: Section; order: readonly number[] }

/** `before` is the order it was made over, `touches` the sections it changes. */
export type RecordedArrangement = Arrangement & { before: Arrangement; touches: readonly number[] }

/** One thing to tell the server. `siblings` is the order of the place once it is done. Ids are those of the document. */
export type Write =
  | ({ type: 'create_module' } & ModuleAtPlace)
  | ({ type: 'restore_module' } & ModuleAtPlace)
  | { type: 'remove_module'; module: number; kind: string; section: number }
  | ({ type: 'create_section' } & SectionAtPlace)
  | ({ type: 'restore_section' } & SectionAtPlace)
  | { type: 'remove_section'; section: number }
  | { type: 'set_layout'; section: number; layout: number; columns: readonly (readonly number[])[] }
  | ({ type: 'set_showing'; section: number } & VisibilityFields)
  | ({ type: 'arrange' } & RecordedArrangement)
  /** Whatever of the module differs from what the server has confirmed when its turn comes. */
  | { type: 'save_module'; module: number }
  /** Texts of a copy in the other language, and what must not count as text of this one. */
  | { type: 'translate'; module: number; kind: string; locale: Locale; fields: FieldValues }

export type WriteOf<T extends Write['type']> = Extract<Write, { type: T }>

/**
 * `tried`: it was sent and no answer came, so it may have been done. `sent` is what each attempt said of a module's
 * words, so that they are known again when they are met as the server's.
 */
export type Pending = { key: number; write: Write; tried: boolean; sent?: readonly FieldValues[] }
