import { mediaSizes } from '#contract/media/media.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'

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
