import type { FieldErrors } from '#contract/errors.ts'
import type { Page } from '#contract/page/pages.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { History } from '../state/history.ts'
import type { PendingModule } from '../state/pending-module.ts'
import { type Base, createBase } from '../sync/base.ts'
import type { Pending, RecordClash } from '../sync/write.ts'
import type { FormDraft } from './form-draft.ts'

export type Alert = {
  key: number
  /** A notice stays longer, and a successful save does not replace it. */
  type: 'saved' | 'merged' | 'failed' | 'dropped' | 'hint' | 'notice'
  text: string | null
  /** Field errors of a refused module. */
  refused: { kind: string; problems: FieldErrors } | null
  /** Offered by a notice, which then stays until it is closed or replaced. */
  action: { label: string; run: () => void } | null
}

/** A conflicting record as stored now, null when deleted, with author and time. */
type ModuleConflict = {
  theirs: ModuleRecord | null
  by?: string | null | undefined
  at?: string | null | undefined
}

/** By module and field, the texts that others replaced. */
export type ChangedTexts = ReadonlyMap<number, Readonly<Record<string, string>>>
export type ChangedPageTexts = { before: Page['texts']; after: Page['texts'] }

/** Why sending is paused. */
type PauseReason = 'login' | 'offline'

export type EditorState = {
  history: History
  base: Base
  outbox: readonly Pending[]
  /** The key of the write in flight. */
  sending: number | null
  paused: PauseReason | null
  /** The login was postponed; the next change asks again. */
  isLoginPostponed: boolean
  /** Modules in the other language as of opening the page: deleted ones cannot be requested any more. */
  otherLanguageModules: ReadonlyMap<number, ModuleRecord>
  /** Modules that may differ from the confirmed state. */
  maybeDirty: ReadonlySet<number>
  /** The module that is being typed in. */
  typing: number | null
  pendingModule: PendingModule | null
  /** The text that gets the caret once it is drawn. */
  caret: { module: number; field: string } | null
  /** Counts undo and redo: a text that changes with it moves the caret to the change. */
  stepped: number
  conflicts: ReadonlyMap<number, ModuleConflict>
  /** Modules that others saved, until the editor has looked. */
  changedByOthers: ReadonlySet<number>
  /** The last ones, whose new words are marked for a while. */
  changedTexts: ChangedTexts
  /** The same of texts besides the modules. */
  changedPageTexts: ChangedPageTexts | null
  /** The conflict of a record to decide on. */
  recordClash: RecordClash | null
  /** Counts saves of records, also by others, which the site draws outside of the editor. */
  savedRecords: number
  refused: ReadonlyMap<number, FieldErrors>
  alert: Alert | null
  /** Open forms with input, the current one last. */
  forms: readonly FormDraft[]
  /** A form of the page itself, such as its settings, has unsaved input. */
  hasUnsavedForm: boolean
  /** Both languages are shown side by side. */
  isSideBySide: boolean
  /** Sections in visitor preview. */
  previews: ReadonlySet<number>
  /** This person's changes are public only after publishing. */
  collects: boolean
  /** Publication state; null before it is loaded. */
  publication: PagePublication | null
  /** Local ids of the modules that publishing would change, in the page's language. */
  unpublished: ReadonlySet<number>
}

export function initialState(sections: readonly Section[]): EditorState {
  return {
    history: { doc: { sections }, past: [], future: [] },
    base: createBase(sections),
    outbox: [],
    sending: null,
    paused: null,
    isLoginPostponed: false,
    otherLanguageModules: new Map(),
    maybeDirty: new Set(),
    typing: null,
    pendingModule: null,
    hasUnsavedForm: false,
    isSideBySide: false,
    caret: null,
    stepped: 0,
    conflicts: new Map(),
    changedByOthers: new Set(),
    changedTexts: new Map(),
    changedPageTexts: null,
    recordClash: null,
    savedRecords: 0,
    refused: new Map(),
    alert: null,
    forms: [],
    previews: new Set(),
    collects: false,
    publication: null,
    unpublished: new Set(),
  }
}

export function withoutEntry<T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> {
  if (!map.has(key)) return map
  const remaining = new Map(map)
  remaining.delete(key)
  return remaining
}
