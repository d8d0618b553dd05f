import { mediaSizes } from '#contract/media/media.ts'
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

type Size = { width: number; height: number }

/** The choices of a kind whose cut is closest to the picture's shape; none for a kind that does not cut. */
export function fittingFormat(edit: ModuleEdit, size: Size | null): Readonly<Record<string, string>> {
  if (!size || !edit.cutOf) return {}
  const cuts = edit.fields.flatMap((field) =>
    field.type === 'choice'
      ? Object.keys(field.options).flatMap((option) => {
          const cut = edit.cutOf?.({ ...edit.initial, [field.name]: option })
          const { width, height } = cut ? mediaSizes[cut] : { width: 0, height: null }
          return height
            ? [
                {
                  name: field.name,
                  option,
                  distance: Math.abs(Math.log((width * size.height) / (height * size.width))),
                },
              ]
            : []
        })
      : [],
  )
  const [closest] = cuts.sort((a, b) => a.distance - b.distance)
  return closest ? { [closest.name]: closest.option } : {}
}
