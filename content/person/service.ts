import { and, asc, eq } from 'drizzle-orm'
import { identifierUrls } from '#contract/links/identifiers.ts'
import { type PersonType, personTypes, screenUrls } from '#contract/links/urls.ts'
import { recordTitle } from '#model/titles.ts'
import { inIdsParam, prepared, toIdList, whereParam } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { toPublicFields } from '#server/services/rows/public-fields.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import { asVisitor, isVisible, visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { loadImagesOf } from '../image/service.ts'
import { instruments } from '../instrument/table.ts'
import type { Person } from './endpoints.ts'
import person from './fields.ts'
import { people, personInstruments } from './table.ts'
import { listPersonTypes } from './urls.ts'

const personTypeColumns = {
  instructor: people.is_instructor,
  soloist: people.is_soloist,
  employee: people.is_employee,
} as const

/** By type, or one by `id`; `visitor`: only public pages. */
export const selectPeople = prepared((db, params) =>
  db
    .select(contentColumns(people))
    .from(people)
    .where(
      and(
        ...personTypes.map((type) => (params.has(type) ? eq(personTypeColumns[type], true) : undefined)),
        whereParam(params, 'id', people.id),
        whereVisible(params, 'people', { withPage: true }),
      ),
    )
    .orderBy(asc(people.order), asc(people.last_name), asc(people.first_name)),
)

const selectPlayed = prepared((db) =>
  db
    .select({ person_id: personInstruments.person_id, id: instruments.id, name: instruments.name })
    .from(personInstruments)
    .innerJoin(instruments, eq(instruments.id, personInstruments.instrument_id))
    .where(inIdsParam(personInstruments.person_id, 'ids'))
    .orderBy(asc(instruments.order)),
)

/** People of a type with a page of their own, or one of them, in the stored order, then by last name. */
export async function loadPeople(deps: Deps, type: PersonType, id?: number): Promise<Person[]> {
  const { db, locale } = deps
  const rows = await selectPeople(db, { ...visitorParams(deps), [type]: true, id })
  if (rows.length === 0) return []
  const played = await selectPlayed(db, { ids: toIdList(rows.map((row) => row.id)) })
  const playedBy = groupBy(played, (row) => row.person_id)
  const images = await loadImagesOf(deps, rows)
  return rows.map((row) => ({
    id: row.id,
    name: recordTitle('people', row, locale),
    ...toPublicFields(person.fields, row, locale),
    slug: { de: row.slug_de, en: row.slug_en },
    url: screenUrls('person', row, { type })[locale],
    types: listPersonTypes(row),
    instruments: (playedBy.get(row.id) ?? []).map((instrument) => toIdName(instrument, locale)),
    is_online: isVisible(asVisitor(deps), 'people', row),
    identified: identifierUrls(row, 'artist'),
    ...images.get(row.image_id),
  }))
}
