import { screenUrl } from '#contract/links/urls.ts'
import { latestDate } from '#server/services/rows/latest-date.ts'
import type { TypeUrlRules } from '#server/services/urls/define-urls.ts'
import { asVisitor, whereVisible } from '#server/services/visibility/visibility.ts'
import { whereComposerPerformed, whereWorkPerformed } from './performed.server.ts'
import { composers, works } from './table.ts'
import { composerUrls, workUrls } from './urls.server.ts'

type Composer = typeof composers.$inferSelect
type Work = typeof works.$inferSelect

// Outdated slugs redirect by the id, so no redirect is written when a name changes.
export default {
  composers: {
    locate: async (_reader, rows) => rows.map((row) => [row.id, composerUrls(row as Composer)]),
    all: async () => [],
    listed: async (reader) => {
      const rows = await reader.db
        .select({
          id: composers.id,
          name: composers.name,
          name_en: composers.name_en,
          updated_at: composers.updated_at,
        })
        .from(composers)
        .where(whereComposerPerformed(whereVisible(asVisitor(reader), 'productions')))
      const lastModified = latestDate(rows.map(({ updated_at }) => updated_at))
      const index =
        rows.length > 0
          ? [{ urls: { de: screenUrl('composers', 'de'), en: screenUrl('composers', 'en') }, id: 0, lastModified }]
          : []
      const composerPages = rows.map((row) => ({ urls: composerUrls(row), id: row.id, lastModified: row.updated_at }))
      return [...index, ...composerPages]
    },
  },
  works: {
    locate: async (_reader, rows) => rows.map((row) => [row.id, workUrls(row as Work)]),
    all: async () => [],
    listed: async (reader) => {
      const rows = await reader.db
        .select({ id: works.id, title: works.title, updated_at: works.updated_at })
        .from(works)
        .where(whereWorkPerformed(whereVisible(asVisitor(reader), 'productions')))
      return rows.map((row) => ({ urls: workUrls(row), id: row.id, lastModified: row.updated_at }))
    },
  },
} satisfies TypeUrlRules
