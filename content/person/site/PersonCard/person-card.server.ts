import type { Locale } from '#config'
import type { IdName } from '#contract/common.ts'
import { type PictureSource, toPictureSource } from '#modules/parts/picture-source.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import type { Person } from '../../endpoints.ts'

/** A person as a card shows them. A full record does not fit, so that unused fields are not shipped. */
export type PersonCardData = Pick<Person, 'id' | 'url' | 'name' | 'fallback'> & {
  task: string
  instruments: IdName[]
  image: PictureSource | null
}

export function toPersonCards(people: Person[], locale: Locale): PersonCardData[] {
  return people.map((person) => {
    const { id, url, name, fallback, role, instruments, image } = hyphenateField(person, 'role', locale)
    return { id, url, name, fallback, task: role, instruments: role ? [] : instruments, image: toPictureSource(image) }
  })
}
