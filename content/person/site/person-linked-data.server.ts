import type { MusicGroup, Person as PersonThing } from 'schema-dts'
import {
  definedOnly,
  firstDescription,
  imageObject,
  type LinkedDataContext,
  sameAs,
  thingId,
} from '#site/linked-data/about.server.ts'
import { organisationStub } from '#site/linked-data/organisations.server.ts'
import type { Person } from '../endpoints.ts'

/** Soloists are guests, not employees. */
export function personLinkedData(person: Person, about: LinkedDataContext): PersonThing | MusicGroup {
  const worksFor = [
    ...(person.types.includes('employee') ? [organisationStub(about, 'orchestra')] : []),
    ...(person.types.includes('instructor') ? [organisationStub(about, 'school')] : []),
  ]
  const said = {
    '@id': thingId(about, 'person', person.id),
    name: person.name,
    ...definedOnly({ email: person.email, telephone: person.phone }),
    ...firstDescription(person.biography),
    url: about.origin + person.url,
    ...imageObject(about, person),
    ...sameAs(person.identified),
  }
  if (person.is_group) return { '@type': 'MusicGroup', ...said }
  return {
    '@type': 'Person',
    ...said,
    ...definedOnly({ givenName: person.first_name, familyName: person.last_name, jobTitle: person.role }),
    ...(person.instruments.length > 0 ? { knowsAbout: person.instruments.map(({ name }) => name) } : {}),
    ...(worksFor.length > 0 ? { worksFor } : {}),
  }
}
