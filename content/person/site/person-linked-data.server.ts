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
export function personLinkedData(person: Person, context: LinkedDataContext): PersonThing | MusicGroup {
  const worksFor = [
    ...(person.types.includes('employee') ? [organisationStub(context, 'orchestra')] : []),
    ...(person.types.includes('instructor') ? [organisationStub(context, 'school')] : []),
  ]
  const properties = {
    '@id': thingId(context, 'person', person.id),
    name: person.name,
    ...definedOnly({ email: person.email, telephone: person.phone }),
    ...firstDescription(person.biography),
    url: context.origin + person.url,
    ...imageObject(context, person),
    ...sameAs(person.identified),
  }
  if (person.is_group) return { '@type': 'MusicGroup', ...properties }
  return {
    '@type': 'Person',
    ...properties,
    ...definedOnly({ givenName: person.first_name, familyName: person.last_name, jobTitle: person.role }),
    ...(person.instruments.length > 0 ? { knowsAbout: person.instruments.map(({ name }) => name) } : {}),
    ...(worksFor.length > 0 ? { worksFor } : {}),
  }
}
