import { findModule } from '../state/document.ts'
import { changedContent } from '../sync/content.ts'
import type { Write } from '../sync/write.ts'
import type { EditorState } from './editor-state.ts'

export type ModuleStatus = 'saved' | 'saving' | 'local' | 'conflict' | 'refused'

/** Save state shown at the module. */
export function getStatus(state: EditorState, module: number): ModuleStatus {
  if (state.conflicts.has(module)) return 'conflict'
  if (state.refused.has(module)) return 'refused'
  if (!isPending(state, module) && !isDirty(state, module)) return 'saved'
  if (state.paused) return 'local'
  // Typed text is saved after the next pause.
  return isPending(state, module) || state.typing === module ? 'saving' : 'local'
}

export function isPending({ outbox }: EditorState, module: number): boolean {
  return outbox.some(({ write }) => affectsModule(write, module))
}

/** Whether the module has unconfirmed text. */
export function isDirty({ maybeDirty, history, base }: EditorState, module: number): boolean {
  if (!maybeDirty.has(module)) return false
  const record = findModule(history.doc, module)
  const confirmed = base.confirmed.get(module)
  if (!record) return false
  return !confirmed || Object.keys(changedContent(record, confirmed)).length > 0
}

/** The most urgent module: conflicts before pending saves. */
export function firstUnsaved(state: EditorState): number | null {
  const [first] = [
    ...state.refused.keys(),
    ...state.conflicts.keys(),
    ...[...state.maybeDirty].filter((module) => isDirty(state, module)),
  ]
  return first ?? null
}

/** Whether closing the tab would leave edits on this device only. */
export function hasUnsaved(state: EditorState): boolean {
  const { outbox, conflicts, forms, hasUnsavedForm, maybeDirty } = state
  return (
    hasUnsavedForm ||
    outbox.length > 0 ||
    conflicts.size > 0 ||
    forms.length > 0 ||
    [...maybeDirty].some((module) => isDirty(state, module))
  )
}

function affectsModule(write: Write, module: number): boolean {
  switch (write.type) {
    case 'create_module':
    case 'restore_module':
      return write.record.id === module
    case 'remove_module':
    case 'save_module':
    case 'translate':
      return write.module === module
    default:
      return false
  }
}

/** Whether writing on the page becomes public only by publishing: by the person's choice, or on a draft. */
export function isCollecting({ collects, publication }: EditorState): boolean {
  return collects || publication?.is_draft === true
}
