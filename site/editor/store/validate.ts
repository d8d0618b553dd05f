import type { Locale } from '#config'
import type { FieldErrors } from '#contract/errors.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import { validateFields } from '#modules/fields/validate-fields.ts'
import { findModule } from '../state/document.ts'
import { changedContent, ownLanguageContent } from '../sync/content.ts'
import { type EditorState, withoutEntry } from './editor-state.ts'

export type Rules = { locale: Locale; speaks: Locale; editOf: (kind: string) => ModuleEdit | null }

/** The state with the errors of just edited modules, replacing earlier ones. */
export function validateModules(state: EditorState, modules: readonly number[], rules: Rules): EditorState {
  let { refused } = state
  for (const module of modules) {
    const problems = moduleProblems(state, module, rules)
    refused = Object.keys(problems).length > 0 ? new Map(refused).set(module, problems) : withoutEntry(refused, module)
  }
  return refused === state.refused ? state : { ...state, refused }
}

/** Errors that the server would report for unconfirmed text. */
export function moduleProblems(
  { history, base }: EditorState,
  module: number,
  { locale, speaks, editOf }: Rules,
): FieldErrors {
  const record = findModule(history.doc, module)
  const edit = record && editOf(record.kind)
  if (!record || !edit) return {}
  const confirmed = base.confirmed.get(module)
  const values = confirmed ? changedContent(record, confirmed) : ownLanguageContent(record)
  return validateFields(values, { fields: edit.fields, locale, speaks, isNew: !confirmed })
}
