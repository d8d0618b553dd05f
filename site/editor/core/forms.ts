import type { EditorState } from './editor-state.ts'
import { changedIn, type FormDraft, type FormTarget, isSameTarget } from './form-draft.ts'

export function formOf({ forms }: Pick<EditorState, 'forms'>, target: FormTarget): FormDraft | null {
  return forms.find((form) => isSameTarget(form.target, target)) ?? null
}

/** Keeps a form's words as they are now; one that says what it started with has none. */
export function withForm(state: EditorState, form: FormDraft): EditorState {
  const rest = state.forms.filter(({ target }) => !isSameTarget(target, form.target))
  return { ...state, forms: Object.keys(changedIn(form)).length === 0 ? rest : [...rest, form] }
}
