import { excerpt } from '#contract/texts/plain-text.ts'
import { toPictureSource } from '#modules/parts/picture-source.ts'
import { bindFigures } from '#site/format/bind-figures.ts'
import { pick } from '#site/format/pick.ts'
import type { Ensemble } from '../endpoints.ts'

const MAX_LEAD_CHARACTERS = 140

/** An ensemble as its card shows it. */
export function toEnsembleCard(ensemble: Ensemble) {
  return {
    ...pick(ensemble, 'id', 'url', 'name', 'fallback'),
    image: toPictureSource(ensemble.image),
    text: bindFigures(excerpt(ensemble.text, MAX_LEAD_CHARACTERS)),
    teachers: ensemble.teachers.map((teacher) => pick(teacher, 'id', 'name')),
  }
}
