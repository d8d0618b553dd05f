import type { FieldErrors } from '#contract/errors.ts'
import type { PagePublication } from '#contract/publications.ts'
import type { ModuleRecord, Section } from '#contract/sections.ts'
import type { History } from '../state/history.ts'
import type { Label } from '../state/label.ts'
import type { PendingModule } from '../state/pending-module.ts'
import { type Base, createBase } from '../sync/base.ts'
import type { Pending } from '../sync/write.ts'
import type { FormDraft } from './form-draft.ts'

export type Alert = {
  key: number
  /** A notice stays longer, and no news of a successful save takes its place. */
  type: 'saved' | 'failed' | 'dropped' | 'hint' | 'notice'
  text: string | null
  /** What was refused and why, by field. */
  refused: { kind: string; problems: FieldErrors } | null
}

/** What stands against a module's words: the record as stored now, null when it is gone, and who made it so when. */
export type ModuleConflict = {
  theirs: ModuleRecord | null
  by?: string | null | undefined
  at?: string | null | undefined
}

/** Why nothing is sent at the moment. */
export type PauseReason = 'login' | 'offline'

export type EditorState = {
  history: History<Label>
  base: Base
  outbox: readonly Pending[]
  /** The key of the write that is on its way. */
  sending: number | null
  paused: PauseReason | null
  /** Whether the login that is asked for is to come later; the next change asks again. */
  isLoginPostponed: boolean
  /** The modules in the other language as they were when the page was opened: what is gone cannot be asked for them. */
  otherLanguageModules: ReadonlyMap<number, ModuleRecord>
  /** Modules whose words may differ from what the server confirmed. */
  maybeDirty: ReadonlySet<number>
  /** The module someone is typing in. */
  typing: number | null
  pendingModule: PendingModule | null
  /** The text that is to have the caret as soon as it is drawn. */
  caret: { module: number; field: string } | null
  /** How often something was undone or redone: a text that changes with it takes the caret to the change. */
  stepped: number
  conflicts: ReadonlyMap<number, ModuleConflict>
  refused: ReadonlyMap<number, FieldErrors>
  alert: Alert | null
  /** Words in forms, the open one last. */
  forms: readonly FormDraft[]
  /** Whether a form of the page itself, such as its settings, holds words that are nowhere else. */
  hasUnsavedForm: boolean
  /** Whether the other language stands beside each text. */
  isSideBySide: boolean
  /** Sections shown as a visitor sees them. */
  previews: ReadonlySet<number>
  /** How the page stands before visitors, where there are drafts and it has been told. */
  publication: PagePublication | null
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
    refused: new Map(),
    alert: null,
    forms: [],
    previews: new Set(),
    publication: null,
  }
}

export function withoutEntry<T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> {
  if (!map.has(key)) return map
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
