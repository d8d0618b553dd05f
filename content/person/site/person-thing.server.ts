import type { Person as PersonThing } from 'schema-dts'
import { type About, descriptionOf, given, nameOf, pictureOf } from '#site/linked-data/about.server.ts'
import { houseOf } from '#site/linked-data/houses.server.ts'
import type { Person } from '../endpoints.ts'

/** Soloists are guests: they work for neither house. */
export function personThing(person: Person, about: About): PersonThing {
  const worksFor = [
    ...(person.types.includes('employee') ? [houseOf(about, 'orchestra')] : []),
    ...(person.types.includes('instructor') ? [houseOf(about, 'school')] : []),
  ]
  return {
    '@type': 'Person',
    '@id': nameOf(about, 'person', person.id),
    name: person.name,
    ...given({ givenName: person.first_name, familyName: person.last_name, jobTitle: person.role, email: person.email, telephone: person.phone }),
    ...descriptionOf(person.biography),
    url: about.origin + person.url,
    ...pictureOf(about, person),
    ...(person.instruments.length > 0 ? { knowsAbout: person.instruments.map(({ name }) => name) } : {}),
    ...(worksFor.length > 0 ? { worksFor } : {}),
  }
}
