import type { MusicComposition, Person } from 'schema-dts'
import { type About, given, nameOf } from '#site/linked-data/about.server.ts'

type Composer = { id: number; name: string; url: string; born: number | null; died: number | null; same_as: string }
type Work = { id: number; title: string; url: string; same_as: string; composer: Composer }

export function composerThing({ id, name, url, born, died, same_as }: Composer, about: About): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': nameOf(about, 'composer', id),
    name,
    url: about.origin + url,
    ...(born ? { birthDate: String(born) } : {}),
    ...(died ? { deathDate: String(died) } : {}),
    ...given({ sameAs: same_as }),
  }
}

/** Nothing is said of a work without a title in this language. */
export function workThing({ id, title, url, same_as, composer }: Work, about: About): Exclude<MusicComposition, string> | null {
  if (title === '') return null
  return {
    '@type': 'MusicComposition',
    '@id': nameOf(about, 'work', id),
    name: title,
    url: about.origin + url,
    ...given({ sameAs: same_as }),
    composer: composerThing(composer, about),
  }
}
