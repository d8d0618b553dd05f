import { eq, sql } from 'drizzle-orm'
import { locales } from '#config'
import type { Db } from '#server/db/connect.ts'
import type { RulesByResource } from '#server/services/resources/definition.ts'
import { whereIdIn } from '#server/services/resources/listing/filters.ts'
import { MAX_SPELLINGS } from './fields.ts'
import { composers, works } from './table.ts'

export default {
  works: {
    relatedMatches: (matchIn) => [
      sql`select ${works.id} from ${works} where ${whereIdIn(works.composer_id, matchIn(composers))}`,
    ],
    headings: { composer_id: ['Komponist'], title: ['Werk', 'Stück', 'Work'] },
    fromName: {
      isEnough: (name) => COMPOSER_AND_TITLE.test(name),
      draft: (name) => ({ title: { de: splitWorkName(name).title, en: '' } }),
      reference: { field: 'composer_id', resource: 'composers', nameIn: (name) => splitWorkName(name).composer },
    },
    otherNames: namesWithComposer,
  },
  composers: {
    fromName: { isEnough: () => true, draft: draftComposer },
    otherNames: async (db) => {
      const rows = await db.select().from(composers)
      return new Map(rows.map((row) => [row.id, composerNames(row)]))
    },
    relatedMatches: (matchIn) => [
      sql`select ${works.composer_id} from ${works} where ${whereIdIn(works.id, matchIn(works))}`,
    ],
    mergedValues: (before, after) => ({
      spellings: addSpellings(
        after,
        before.flatMap(({ name, name_en, spellings }) => [name, name_en, ...(spellings as string[])]),
      ),
    }),
  },
} satisfies RulesByResource

/** „Ludwig van Beethoven: Sinfonie Nr. 5“. */
const COMPOSER_AND_TITLE = /^([^:]{2,}):\s*(\S.*)$/

function splitWorkName(name: string) {
  const [, composer = '', title = ''] = COMPOSER_AND_TITLE.exec(name) ?? []
  return { composer: composer.trim(), title: title.trim() }
}

/** „Beethoven, Ludwig van“ or „Ludwig van Beethoven“. */
function draftComposer(text: string) {
  const [last = text, given] = text.split(/,\s*/, 2)
  const words = text.split(/\s+/)
  const sorted = words.length > 1 ? `${words.at(-1)}, ${words.slice(0, -1).join(' ')}` : text
  return given === undefined ? { name: text, sort_name: sorted } : { name: `${given} ${last}`, sort_name: text }
}

type Composer = typeof composers.$inferSelect

function composerNames({ name, name_en, sort_name, sort_name_en, spellings }: Composer): string[] {
  const lastNames = [sort_name, sort_name_en].map((each) => each.split(',')[0] ?? '')
  return [name, name_en, sort_name, sort_name_en, ...spellings, ...lastNames].filter((each) => each !== '')
}

/** „Beethoven: Sinfonie Nr. 5“, by each name of the composer. */
async function namesWithComposer(db: Db): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ id: works.id, title: works.title, composer: composers })
    .from(works)
    .innerJoin(composers, eq(composers.id, works.composer_id))
  return new Map(
    rows.map(({ id, title, composer }) => [
      id,
      locales.flatMap((locale) =>
        title[locale] === '' ? [] : composerNames(composer).map((name) => `${name}: ${title[locale]}`),
      ),
    ]),
  )
}

/** Keeps the names of merged composers, so that imports still find them. */
function addSpellings(
  { name, name_en, spellings }: Record<string, unknown>,
  otherSpellings: readonly unknown[],
): string[] {
  const added = otherSpellings.filter(
    (each): each is string => typeof each === 'string' && each !== '' && each !== name && each !== name_en,
  )
  return [...new Set([...(spellings as string[]), ...added])].slice(0, MAX_SPELLINGS)
}
