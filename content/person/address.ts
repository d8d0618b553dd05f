import type { Locale } from '#config'
import { personTypes, urlsOf } from '#contract/urls.ts'
import { latest } from '#server/services/latest.ts'
import { whereShown } from '#server/services/visibility.ts'
import type { StoredRow, TypeAddresses } from '../define-address.ts'
import { people } from './table.ts'

export default {
  people: {
    locate: async (_reader, rows) =>
      rows.map((row) => [row.id, urlsOf('person', row, { type: typesOf(row)[0] ?? 'employee' })]),
    all: async (_tx, row) =>
      personTypes.map((type) => urlsOf('person', row, { type })).flatMap(({ de, en }) => [de, en]),
    /** A person has a page under each of their tasks. */
    listed: async (reader) => {
      const rows = await reader.db
        .select()
        .from(people)
        .where(whereShown(reader, 'people', { withPage: true }))
      return rows.flatMap((row) =>
        typesOf(row).map((type) => ({
          urls: urlsOf('person', row, { type }),
          id: row.id,
          written: latest([row.updated_at, row.online_from]),
        })),
      )
    },
  },
} satisfies TypeAddresses

/** The tasks of a person, by which the pages of people are sorted. */
export function typesOf(row: StoredRow) {
  return personTypes.filter((type) => row[`is_${type}`] === true)
}

/** Under the first of the tasks that a concert-goer would look for; null for who has none. */
export function personUrl(row: StoredRow, locale: Locale): string | null {
  const types = typesOf(row)
  const type = (['soloist', 'employee', 'instructor'] as const).find((each) => types.includes(each))
  return type ? urlsOf('person', row, { type })[locale] : null
}
