import { toolbar, toolbarSets } from '#config'
import type { ModuleEdit } from '#modules/define-edit.ts'

/** The kind that a picture alone makes whole, of those this house offers; null when there is none. */
export function pictureKind(editOf: (kind: string) => ModuleEdit | null): { edit: ModuleEdit; field: string } | null {
  for (const kind of toolbarSets[toolbar]) {
    const edit = editOf(kind)
    const required = edit?.fields.filter((field) => field.required && !(field.name in edit.initial)) ?? []
    const [first] = required
    if (edit?.needsPicture && first?.type === 'image' && required.length === 1) return { edit, field: first.name }
  }
  return null
}
