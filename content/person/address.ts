import { locales } from '#config'
import { personTypes, urlOf } from '#contract/urls.ts'
import { whereReachable } from '#server/services/visibility.ts'
import type { StoredRow, TypeAddresses } from '../define-address.ts'
import { people } from './table.ts'

export default {
  people: {
    locate: async (_reader, rows, locale) =>
      rows.map((row) => [row.id, urlOf('person', locale, { type: typesOf(row)[0] ?? 'employee', slug: String(row[`slug_${locale}`]), id: row.id })]),
    all: async (_tx, row) =>
      personTypes.flatMap((type) => locales.map((locale) => urlOf('person', locale, { type, slug: String(row[`slug_${locale}`]), id: row.id }))),
    /** A person has a page under each of their tasks. */
    listed: async (reader) => {
      const rows = await reader.db.select().from(people).where(whereReachable(reader, 'people'))
      return rows.flatMap((row) =>
        typesOf(row).map((type) => ({
          de: urlOf('person', 'de', { type, slug: row.slug_de, id: row.id }),
          en: urlOf('person', 'en', { type, slug: row.slug_en, id: row.id }),
        })),
      )
    },
  },
} satisfies TypeAddresses

/** The tasks of a person, by which the pages of people are sorted. */
export function typesOf(row: StoredRow) {
  return personTypes.filter((type) => row[`is_${type}`] === true)
}
