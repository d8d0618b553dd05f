import type { Locale } from '#config'
import { personTypes, screenUrls } from '#contract/links/urls.ts'
import { latestDate } from '#server/services/rows/latest-date.ts'
import type { RecordRow, TypeUrlRules } from '#server/services/urls/define-urls.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { people } from './table.ts'

export default {
  people: {
    locate: async (_reader, rows) =>
      rows.map((row) => [row.id, screenUrls('person', row, { type: listPersonTypes(row)[0] ?? 'employee' })]),
    all: async (_tx, row) =>
      personTypes.map((type) => screenUrls('person', row, { type })).flatMap(({ de, en }) => [de, en]),
    /** A person has a page for each of their types. */
    listed: async (reader) => {
      const rows = await reader.db
        .select()
        .from(people)
        .where(whereVisible(reader, 'people', { withPage: true }))
      return rows.flatMap((row) =>
        listPersonTypes(row).map((type) => ({
          urls: screenUrls('person', row, { type }),
          id: row.id,
          lastModified: latestDate([row.updated_at, row.online_from]),
        })),
      )
    },
  },
} satisfies TypeUrlRules

/** The types of a person, by which the pages of people are grouped. */
export function listPersonTypes(row: RecordRow) {
  return personTypes.filter((type) => row[`is_${type}`] === true)
}

/** The page of the type that a concert-goer looks for first; null for a person without types. */
export function personUrl(row: RecordRow, locale: Locale): string | null {
  const types = listPersonTypes(row)
  const type = (['soloist', 'employee', 'instructor'] as const).find((each) => types.includes(each))
  return type ? screenUrls('person', row, { type })[locale] : null
}
