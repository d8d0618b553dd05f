import { eq, inArray } from 'drizzle-orm'
import { formatLifeDates } from '#contract/texts/life-dates.ts'
import { inIds, toIdList } from '#server/db/prepared.ts'
import type { IndexedText, TypeSearch } from '#server/search/define-search.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { whereComposerPerformed, whereWorkPerformed } from './performed.server.ts'
import { composers, works } from './table.ts'
import { composerName } from './urls.server.ts'

type Composer = typeof composers.$inferSelect

export default {
  composers: {
    kind: 'composers',
    name: { de: 'Komponistinnen und Komponisten', en: 'Composers' },
    place: 15,
    where: () => whereComposerPerformed(whereVisible('visitors', 'productions')),
    toTexts: (row: Composer) => ({ title: toIndexedName(row), names: row.spellings }),
    details: async ({ locale }, rows: Composer[]) =>
      new Map(rows.map((row) => [row.id, { name: composerName(row, locale), note: formatLifeDates(row) }])),
  },
  works: {
    kind: 'works',
    name: { de: 'Werke', en: 'Works' },
    place: 20,
    where: () => whereWorkPerformed(whereVisible('visitors', 'productions')),
    names: ['composer_id'],
    read: async (db, ids) => {
      const rows = await db
        .select({ work: works, composer: composers })
        .from(works)
        .innerJoin(composers, eq(composers.id, works.composer_id))
        .where(inArray(works.id, [...ids]))
      return rows.map(({ work, composer }) => ({
        id: work.id,
        title: work.title,
        names: [toIndexedName(composer), ...composer.spellings],
        body: work.movements,
      }))
    },
    details: async ({ db, locale }, rows) => {
      const ids = toIdList(rows.map(({ id }) => id))
      const workRows = await db
        .select({ id: works.id, composer: composers })
        .from(works)
        .innerJoin(composers, eq(composers.id, works.composer_id))
        .where(inIds(works.id, ids))
      return new Map(workRows.map(({ id, composer }) => [id, { note: composerName(composer, locale) }]))
    },
  },
} satisfies TypeSearch

function toIndexedName({ name, name_en }: { name: string; name_en: string }): IndexedText {
  return name_en === '' ? name : { de: name, en: name_en }
}
