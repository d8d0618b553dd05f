import { eq, inArray } from 'drizzle-orm'
import { namedBy } from '#server/search/named-by.ts'
import type { SearchedText, TypeSearch } from '../define-search.ts'
import { whereComposerPlayed, whereWorkPlayed } from './played.server.ts'
import { composers, works } from './table.ts'
import { composerName } from './urls.server.ts'

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
      return rows.map((row) => ({ id: row.id, title: inBoth(row), names: row.spellings }))
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
        .select({ work: works, composer: composers })
        .from(works)
        .innerJoin(composers, eq(composers.id, works.composer_id))
        .where(inArray(works.id, [...ids]))
      return rows.map(({ work, composer }) => ({ id: work.id, title: work.title, names: [inBoth(composer), ...composer.spellings], body: work.movements }))
    },
    details: async ({ db, locale }, ids) => {
      const rows = await db
        .select({ id: works.id, composer: composers })
        .from(works)
        .innerJoin(composers, eq(composers.id, works.composer_id))
        .where(inArray(works.id, [...ids]))
      return new Map(rows.map(({ id, composer }) => [id, { note: composerName(composer, locale) }]))
    },
  },
} satisfies TypeSearch

/** A name in English, where it is another. */
function inBoth({ name, name_en }: { name: string; name_en: string }): SearchedText {
  return name_en === '' ? name : { de: name, en: name_en }
}

function yearsOf({ born, died }: { born: number | null; died: number | null }): string {
  return born === null ? '' : died === null ? `* ${born}` : `${born}–${died}`
}
