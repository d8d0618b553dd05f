import type { EditorState } from './editor-state.ts'
import { changedValues, type FormDraft, type FormTarget, isSameTarget } from './form-draft.ts'

export function findForm({ forms }: Pick<EditorState, 'forms'>, target: FormTarget): FormDraft | null {
  return forms.find((form) => isSameTarget(form.target, target)) ?? null
}

/** Stores a form's current input; one that equals its initial values is removed. */
export function storeForm(state: EditorState, form: FormDraft): EditorState {
  const otherForms = state.forms.filter(({ target }) => !isSameTarget(target, form.target))
  return { ...state, forms: Object.keys(changedValues(form)).length === 0 ? otherForms : [...otherForms, form] }
}
