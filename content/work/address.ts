import { urlOf } from '#contract/urls.ts'
import { latest } from '#server/services/latest.ts'
import { asVisitor, whereShown } from '#server/services/visibility.ts'
import type { TypeAddresses } from '../define-address.ts'
import { isComposerPlayed, isWorkPlayed } from './played.server.ts'
import { composers, works } from './table.ts'
import { composerUrls, workUrls } from './urls.server.ts'

type Composer = typeof composers.$inferSelect
type Work = typeof works.$inferSelect

// An old word in these addresses leads on by the id, so no redirect is written when a name changes.
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
        .where(isComposerPlayed(whereShown(asVisitor(reader), 'productions')))
      const written = latest(rows.map(({ updated_at }) => updated_at))
      const index =
        rows.length > 0
          ? [{ urls: { de: urlOf('composers', 'de'), en: urlOf('composers', 'en') }, id: 0, written }]
          : []
      const own = rows.map((row) => ({ urls: composerUrls(row), id: row.id, written: row.updated_at }))
      return [...index, ...own]
    },
  },
  works: {
    locate: async (_reader, rows) => rows.map((row) => [row.id, workUrls(row as Work)]),
    all: async () => [],
    listed: async (reader) => {
      const rows = await reader.db
        .select({ id: works.id, title: works.title, updated_at: works.updated_at })
        .from(works)
        .where(isWorkPlayed(whereShown(asVisitor(reader), 'productions')))
      return rows.map((row) => ({ urls: workUrls(row), id: row.id, written: row.updated_at }))
    },
  },
} satisfies TypeAddresses
