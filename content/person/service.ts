import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { addressesOf } from '#contract/identifiers.ts'
import { type PersonType, personTypes, urlsOf } from '#contract/urls.ts'
import { contentOf } from '#server/db/columns-of.ts'
import { inList, listOf, prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { localise, named } from '#server/services/localise.ts'
import { asVisitor, isShown, visitorOf, whereShown } from '#server/services/visibility.ts'
import { loadImages } from '../image/service.ts'
import { instruments } from '../instrument/table.ts'
import { titleOf } from '../title.ts'
import { typesOf } from './address.ts'
import type { Person } from './endpoints.ts'
import { people, personInstruments } from './table.ts'

export const flagOf = {
  instructor: people.is_instructor,
  soloist: people.is_soloist,
  employee: people.is_employee,
} as const

/** All people of a type with a page of their own, in the house's order, then by last name. */
export async function listPeople(deps: Deps, type: PersonType): Promise<Person[]> {
  return loadPeople(deps, type)
}

export async function getPerson(deps: Deps, { type, id }: { type: PersonType; id: number }): Promise<Person> {
  const [person] = await loadPeople(deps, type, id)
  if (!person) throw new AppError('not_found', { message: `${type} ${id}` })
  return person
}

/** Those of a type whose flag is given, one by `id`; for a `visitor` those with a page that is open. */
export const selectPeople = prepared((db, given) =>
  db
    .select(contentOf(people))
    .from(people)
    .where(
      and(
        ...personTypes.map((type) => (given.has(type) ? eq(flagOf[type], true) : undefined)),
        given.has('id') ? eq(people.id, sql.placeholder('id')) : undefined,
        whereShown(given, 'people', { withPage: true }),
      ),
    )
    .orderBy(asc(people.order), asc(people.last_name), asc(people.first_name)),
)

const selectPlayed = prepared((db) =>
  db
    .select({ person_id: personInstruments.person_id, id: instruments.id, name: instruments.name })
    .from(personInstruments)
    .innerJoin(instruments, eq(instruments.id, personInstruments.instrument_id))
    .where(inList(personInstruments.person_id, 'ids'))
    .orderBy(asc(instruments.order)),
)

async function loadPeople(deps: Deps, type: PersonType, id?: number): Promise<Person[]> {
  const { db, locale } = deps
  const rows = await selectPeople(db, { ...visitorOf(deps), [type]: true, id })
  if (rows.length === 0) return []
  const played = await selectPlayed(db, { ids: listOf(rows.map((row) => row.id)) })
  const playedBy = groupBy(played, (row) => row.person_id)
  const images = await loadImages(
    db,
    rows.map((row) => row.image_id),
    locale,
  )
  return rows.map((row) => ({
    id: row.id,
    name: titleOf('people', row, locale),
    first_name: row.first_name,
    last_name: row.last_name,
    slug: { de: row.slug_de, en: row.slug_en },
    url: urlsOf('person', row, { type })[locale],
    types: typesOf(row),
    is_group: row.is_group,
    ...localise(row, ['role', 'department', 'biography'], locale),
    instruments: (playedBy.get(row.id) ?? []).map((instrument) => named(instrument, locale)),
    is_online: isShown(asVisitor(deps), 'people', row),
    email: row.email,
    phone: row.phone,
    identified: addressesOf(row, 'artist'),
    ...images.get(row.image_id),
  }))
}
