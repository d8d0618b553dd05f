import type { MusicGroup, Person as PersonThing } from 'schema-dts'
import { type About, descriptionOf, given, nameOf, pictureOf, sameAs } from '#site/linked-data/about.server.ts'
import { organisationStub } from '#site/linked-data/organisations.server.ts'
import type { Person } from '../endpoints.ts'

/** Soloists are guests: they work for neither house. */
export function personThing(person: Person, about: About): PersonThing | MusicGroup {
  const worksFor = [
    ...(person.types.includes('employee') ? [organisationStub(about, 'orchestra')] : []),
    ...(person.types.includes('instructor') ? [organisationStub(about, 'school')] : []),
  ]
  const said = {
    '@id': nameOf(about, 'person', person.id),
    name: person.name,
    ...given({ email: person.email, telephone: person.phone }),
    ...descriptionOf(person.biography),
    url: about.origin + person.url,
    ...pictureOf(about, person),
    ...sameAs(person.identified),
  }
  if (person.is_group) return { '@type': 'MusicGroup', ...said }
  return {
    '@type': 'Person',
    ...said,
    ...given({ givenName: person.first_name, familyName: person.last_name, jobTitle: person.role }),
    ...(person.instruments.length > 0 ? { knowsAbout: person.instruments.map(({ name }) => name) } : {}),
    ...(worksFor.length > 0 ? { worksFor } : {}),
  }
}
