import { eq, inArray } from 'drizzle-orm'
import { namedBy } from '#server/search/named-by.ts'
import type { TypeSearch } from '../define-search.ts'
import { whereComposerPlayed, whereWorkPlayed } from './played.server.ts'
import { composers, works } from './table.ts'

export default {
  composers: {
    kind: 'composers',
    name: { de: 'Komponistinnen und Komponisten', en: 'Composers' },
    place: 15,
    where: (reader) => whereComposerPlayed({ ...reader, viewer: null }),
    sources: [{ column: composers.id }],
    read: async (db, ids) => {
      const rows = await db
        .select()
        .from(composers)
        .where(inArray(composers.id, [...ids]))
      return rows.map(({ id, name }) => ({ id, title: name }))
    },
    details: async ({ db }, ids) => {
      const rows = await db
        .select()
        .from(composers)
        .where(inArray(composers.id, [...ids]))
      return new Map(rows.map(({ id, born, died }) => [id, { note: yearsOf({ born, died }) }]))
    },
  },
  works: {
    kind: 'works',
    name: { de: 'Werke', en: 'Works' },
    place: 20,
    where: (reader) => whereWorkPlayed({ ...reader, viewer: null }),
    sources: [{ column: works.id }, namedBy(composers.id, { reference: works.composer_id, owner: works.id })],
    read: async (db, ids) => {
      const rows = await db
        .select({ work: works, composer: composers.name })
        .from(works)
        .innerJoin(composers, eq(composers.id, works.composer_id))
        .where(inArray(works.id, [...ids]))
      return rows.map(({ work, composer }) => ({ id: work.id, title: work.title, names: [composer], body: work.movements }))
    },
    details: async ({ db }, ids) => {
      const rows = await db
        .select({ id: works.id, composer: composers.name })
        .from(works)
        .innerJoin(composers, eq(composers.id, works.composer_id))
        .where(inArray(works.id, [...ids]))
      return new Map(rows.map(({ id, composer }) => [id, { note: composer }]))
    },
  },
} satisfies TypeSearch

function yearsOf({ born, died }: { born: number | null; died: number | null }): string {
  return born === null ? '' : died === null ? `* ${born}` : `${born}–${died}`
}
