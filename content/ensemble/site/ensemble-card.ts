import type { IdName } from '#contract/common.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import { bindFigures } from '#site/format/bind-figures.ts'
import type { Ensemble } from '../endpoints.ts'

const MAX_LEAD_CHARACTERS = 140

/** An ensemble as its card shows it. A full record does not fit, so that unused fields are not shipped. */
export type EnsembleCardData = Pick<Ensemble, 'id' | 'url' | 'name' | 'fallback'> & {
  image: PictureSource | null
  text: string
  teachers: IdName[]
}

export function toEnsembleCard({ id, url, name, fallback, image, text, teachers }: Ensemble): EnsembleCardData {
  return {
    ...{ id, url, name, fallback },
    image: toPictureSource(image),
    text: bindFigures(excerpt(text, MAX_LEAD_CHARACTERS)),
    teachers: teachers.map((teacher) => ({ id: teacher.id, name: teacher.name })),
  }
}
