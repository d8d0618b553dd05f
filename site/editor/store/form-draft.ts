import type { FormValues } from '#modules/fields/input-props.ts'
import {
  type EditorDocument,
  endPlace,
  findModule,
  findSiblings,
  isListPlace,
  type ModulePlace,
} from '../state/document.ts'
import { isSame } from '../sync/content.ts'

/** An existing module, or a new one. */
export type FormTarget = { type: 'edit'; module: number } | { type: 'new'; kind: string; place: ModulePlace }

/** A form with unsaved input; `before` are its initial values, `version` the module's version then. */
export type FormDraft = { target: FormTarget; kind: string; values: FormValues; before: FormValues; version: number }

type FormsState = { forms: readonly FormDraft[] }

function isSameTarget(a: FormTarget, b: FormTarget): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export function changedValues({ values, before }: Pick<FormDraft, 'values' | 'before'>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])))
}

/** The form adapted to a page; if its target is gone, its text becomes a new module at the end. */
export function relocateForm(doc: EditorDocument, form: FormDraft): FormDraft | null {
  const { target } = form
  if (target.type === 'edit' ? findModule(doc, target.module) : findSiblings(doc, target.place)) return form
  const place = endPlace(doc)
  if (!place || (target.type === 'new' && isListPlace(target.place))) return null
  return { ...form, version: 0, target: { type: 'new', kind: form.kind, place } }
}

export function findForm({ forms }: FormsState, target: FormTarget): FormDraft | null {
  return forms.find((form) => isSameTarget(form.target, target)) ?? null
}

/** Stores a form's current input; one that equals its initial values is removed. */
export function storeForm<State extends FormsState>(state: State, form: FormDraft): State {
  const otherForms = state.forms.filter(({ target }) => !isSameTarget(target, form.target))
  return { ...state, forms: Object.keys(changedValues(form)).length === 0 ? otherForms : [...otherForms, form] }
}
