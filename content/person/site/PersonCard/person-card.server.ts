import type { Locale } from '#config'
import { toPictureSource } from '#modules/parts/picture-source.ts'
import { pick } from '#site/format/pick.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import type { Person } from '../../endpoints.ts'

export type PersonCardData = ReturnType<typeof toPersonCards>[number]

/** People as their cards show them. */
export function toPersonCards(people: Person[], locale: Locale) {
  return people.map((person) => ({
    ...pick(person, 'id', 'url', 'name', 'fallback'),
    task: hyphenateField(person, 'role', locale).role,
    instruments: person.role ? [] : person.instruments,
    image: toPictureSource(person.image),
  }))
}
