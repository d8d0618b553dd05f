import { eq, inArray } from 'drizzle-orm'
import { amongIds, listOf } from '#server/db/prepared.ts'
import { namedBy } from '#server/search/named-by.ts'
import { whereShown } from '#server/services/visibility.ts'
import type { SearchedText, TypeSearch } from '../define-search.ts'
import { isComposerPlayed, isWorkPlayed } from './played.server.ts'
import { composers, works } from './table.ts'
import { composerName } from './urls.server.ts'

type Composer = typeof composers.$inferSelect

export default {
  composers: {
    kind: 'composers',
    name: { de: 'Komponistinnen und Komponisten', en: 'Composers' },
    place: 15,
    where: () => isComposerPlayed(whereShown('visitors', 'productions')),
    sources: [{ column: composers.id }],
    read: async (db, ids) => {
      const rows = await db
        .select()
        .from(composers)
        .where(inArray(composers.id, [...ids]))
      return rows.map((row) => ({ id: row.id, title: inBoth(row), names: row.spellings }))
    },
    details: async ({ locale }, rows: Composer[]) =>
      new Map(rows.map((row) => [row.id, { name: composerName(row, locale), note: yearsOf(row) }])),
  },
  works: {
    kind: 'works',
    name: { de: 'Werke', en: 'Works' },
    place: 20,
    where: () => isWorkPlayed(whereShown('visitors', 'productions')),
    sources: [{ column: works.id }, namedBy(composers.id, { reference: works.composer_id, owner: works.id })],
    read: async (db, ids) => {
      const rows = await db
        .select({ work: works, composer: composers })
        .from(works)
        .innerJoin(composers, eq(composers.id, works.composer_id))
        .where(inArray(works.id, [...ids]))
      return rows.map(({ work, composer }) => ({
        id: work.id,
        title: work.title,
        names: [inBoth(composer), ...composer.spellings],
        body: work.movements,
      }))
    },
    details: async ({ db, locale }, rows) => {
      const ids = listOf(rows.map(({ id }) => id))
      const found = await db
        .select({ id: works.id, composer: composers })
        .from(works)
        .innerJoin(composers, eq(composers.id, works.composer_id))
        .where(amongIds(works.id, ids))
      return new Map(found.map(({ id, composer }) => [id, { note: composerName(composer, locale) }]))
    },
  },
} satisfies TypeSearch

/** A name in English, where it is another. */
function inBoth({ name, name_en }: { name: string; name_en: string }): SearchedText {
  return name_en === '' ? name : { de: name, en: name_en }
}

function yearsOf({ born, died }: Pick<Composer, 'born' | 'died'>): string {
  return born === null ? '' : died === null ? `* ${born}` : `${born}–${died}`
}
