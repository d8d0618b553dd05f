import type { MusicComposition, Person } from 'schema-dts'
import { type LinkedDataContext, sameAs, thingId } from '#site/linked-data/about.server.ts'

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

export function composerLinkedData(
  { id, name, url, born, died, same_as, identified }: Composer,
  context: LinkedDataContext,
): Exclude<Person, string> {
  return {
    '@type': 'Person',
    '@id': thingId(context, 'composer', id),
    name,
    url: context.origin + url,
    ...(born ? { birthDate: String(born) } : {}),
    ...(died ? { deathDate: String(died) } : {}),
    ...sameAs([same_as, ...identified]),
  }
}

/** Null without a title in this language. */
export function workLinkedData(
  { id, title, url, same_as, identified, composer }: Work,
  context: LinkedDataContext,
): Exclude<MusicComposition, string> | null {
  if (title === '') return null
  return {
    '@type': 'MusicComposition',
    '@id': thingId(context, 'work', id),
    name: title,
    url: context.origin + url,
    ...sameAs([same_as, ...identified]),
    composer: composerLinkedData(composer, context),
  }
}
