import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composers } from '#content/work/table.ts'
import { env } from '#server/env.ts'
import { spellingVariants } from '#server/services/resources/listing/fold.ts'
import { matching, splitSearchWords } from '#server/services/resources/listing/list-query.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import type { Db } from '../connect.ts'
import { execute } from '../execute.ts'
import { migrate } from '../migrate.ts'
import { tablesInStatement } from '../table-tracking.ts'

// Few letters, so that matches occur; the signs have a meaning in one of the two query languages.
const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'ue', 'o', '"', "'", '%', '_', '\\', '*', '-', ' ', '𝄞'),
  maxLength: 12,
})
const write = fc.record({ act: fc.constantFrom('add', 'change', 'remove'), index: fc.nat(9), text })

test('trigram search matches substrings after any sequence of writes', async () => {
  const { db } = await createDatabase()
  const stored = new Map<number, string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { maxLength: 8 }),
      fc.array(text, { minLength: 1, maxLength: 5 }),
      async (writes, searches) => {
        for (const each of writes) await apply(db, stored, each)
        for (const word of searches.flatMap((search) => splitSearchWords(search))) {
          const having = [...stored].filter(([, spellingText]) =>
            spellingVariants(word).some((spelling) => spellingText.includes(spelling)),
          )
          expect(await idsCalled(db, word), word).toEqual(
            having.map(([id]) => id).toSorted((one, other) => one - other),
          )
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('rows of an earlier release are indexed and watched by triggers', async () => {
  const { db, ...database } = await createDatabase()
  const [row] = await db.insert(composers).values({ name: '', sort_name: '', search_text: 'mozart' }).returning()
  if (env.dialect === 'sqlite') {
    await execute(db, sql`DROP TRIGGER composers_trigrams_update`)
    await db.update(composers).set({ search_text: 'haydn' })
    expect(await idsCalled(db, 'haydn'), 'nobody has told the index').toEqual([])
    await execute(db, sql`DELETE FROM migrations WHERE name LIKE 'trigrams %'`)
  } else await db.update(composers).set({ search_text: 'haydn' })
  expect(await migrate({ db, ...database })).toEqual([])
  expect(await idsCalled(db, 'haydn')).toEqual([row?.id])
  await db.update(composers).set({ search_text: 'bruckner' })
  expect([await idsCalled(db, 'haydn'), await idsCalled(db, 'bruckner')]).toEqual([[], [row?.id]])
})

test('reading trigrams counts as reading their table', () => {
  expect(tablesInStatement('select rowid from "composers_trigrams" where "composers_trigrams" match ?').read).toEqual(
    new Set(['composers']),
  )
})

async function apply(
  db: Db,
  stored: Map<number, string>,
  { act, index, text: search_text }: { act: string; index: number; text: string },
) {
  const id = [...stored.keys()][index % Math.max(stored.size, 1)]
  if (act === 'add' || id === undefined) {
    const [row] = await db.insert(composers).values({ name: '', sort_name: '', search_text }).returning()
    if (row) stored.set(row.id, search_text)
  } else if (act === 'change') {
    await db.update(composers).set({ search_text }).where(eq(composers.id, id))
    stored.set(id, search_text)
  } else {
    await db.delete(composers).where(eq(composers.id, id))
    stored.delete(id)
  }
}

async function idsCalled(db: Db, word: string): Promise<number[]> {
  const rows = await db
    .select({ id: composers.id })
    .from(composers)
    .where(inArray(composers.id, sql`(${matching(word)(composers)})`))
    .orderBy(composers.id)
  return rows.map(({ id }) => id)
}
