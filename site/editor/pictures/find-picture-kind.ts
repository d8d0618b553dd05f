import type { ModuleEdit } from '#modules/define-edit.ts'

type EditorKinds = { toolbar: readonly string[]; editOf: (kind: string) => ModuleEdit | null }

/** The offered kind that needs nothing but a picture; null when there is none. */
export function findPictureKind({ toolbar, editOf }: EditorKinds): { edit: ModuleEdit; field: string } | null {
  for (const kind of toolbar) {
    const edit = editOf(kind)
    const required = edit?.fields.filter((field) => field.required && !edit.initial[field.name]) ?? []
    const [first] = required
    if (edit?.needsPicture && first?.type === 'reference' && required.length === 1) return { edit, field: first.name }
  }
  return null
}
