import type { MusicComposition, Person } from 'schema-dts'
import { type About, nameOf, sameAs } from '#site/linked-data/about.server.ts'

type Composer = {
  id: number
  name: string
  url: string
  born: number | null
  died: number | null
  same_as: string
  identified: string[]
}
type Work = { id: number; title: string; url: string; same_as: string; identified: string[]; composer: Composer }

export function composerThing(
  { id, name, url, born, died, same_as, identified }: Composer,
  about: About,
): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': nameOf(about, 'composer', id),
    name,
    url: about.origin + url,
    ...(born ? { birthDate: String(born) } : {}),
    ...(died ? { deathDate: String(died) } : {}),
    ...sameAs([same_as, ...identified]),
  }
}

/** Nothing is said of a work without a title in this language. */
export function workThing(
  { id, title, url, same_as, identified, composer }: Work,
  about: About,
): Exclude<MusicComposition, string> | null {
  if (title === '') return null
  return {
    '@type': 'MusicComposition',
    '@id': nameOf(about, 'work', id),
    name: title,
    url: about.origin + url,
    ...sameAs([same_as, ...identified]),
    composer: composerThing(composer, about),
  }
}
