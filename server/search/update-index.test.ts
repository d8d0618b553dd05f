import { eq, gte, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { productions, programmeItems } from '#content/production/table.ts'
import { composers, works } from '#content/work/table.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import type { Db } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { searchChanges, searchDocuments, searchWords } from '#server/db/schema/search.ts'
import { write } from '#server/services/deps.ts'
import { type Answer, createTestApp, NOW } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { matchDocuments } from './engine.ts'
import { markAllChanged, namesOfTriggers } from './triggers.ts'
import { updateSearchIndex } from './update-index.ts'

const NAMES = 1
const WORDS = ['Geige', 'Konzert', 'Überraschung', 'Kammer', 'Neujahr']

/** A record of every type with references between them, and a page with sections. */
async function startInstallation() {
  const app = await createTestApp()
  const deps = app.depsOf()
  const editor = await app.login('admin')
  const ids = new Map<ResourceName, number[]>()
  for (const name of resourceNames) {
    if (['images', 'files', 'event-dates', 'redirects'].includes(name)) continue
    const second = name === 'pages' ? { title: { de: 'Schule', en: 'School' } } : {}
    ids.set(name, [await create(deps, name), await create(deps, name, second)])
  }
  const idOf = (name: ResourceName) => ids.get(name)?.[0]
  const date = await createDate(deps, {
    venue_id: idOf('venues'),
    production: {
      type_id: idOf('event-types'),
      subscriptions: [idOf('subscriptions')],
      programme: [{ work_id: idOf('works') }],
      people: [{ person_id: idOf('people'), part: 'soloist', instrument: { de: 'Oboe', en: '' } }],
    },
  })
  ids.set('event-dates', [date.id])
  const { body } = await editor.call('POST', '/de/pageeditor-api/container/', {
    body: { content_type: 'page', object_id: idOf('pages'), layout: 0 },
  })
  return { ...app, deps, editor, ids, section: Number(body.id) }
}

/** The whole index, by content instead of ids. */
async function indexOf(db: Db) {
  const documents = await db.select().from(searchDocuments)
  const rows = await db
    .select({
      language: searchWords.language,
      word: searchWords.word,
      term: searchWords.term,
      documents: searchWords.documents,
    })
    .from(searchWords)
  const nameOf = new Map(
    documents.map(({ id, resource, record_id, language }) => [id, `${resource} ${record_id} ${language}`]),
  )
  const postings = []
  for (const term of new Set(rows.map((row) => row.term)))
    for (const language of ['de', 'en'] as const)
      for (const [fit, ids] of (await matchDocuments(db, [term], language)).entries()) {
        postings.push(`${term} ${language} ${fit}: ${Array.from(ids, (id) => `${id} ${nameOf.get(id)}`).join(', ')}`)
      }
  return {
    documents: documents
      .map(({ id, resource, record_id, language, texts }) =>
        JSON.stringify([id, resource, record_id, language, texts.title, texts.names, texts.body]),
      )
      .toSorted(),
    words: rows.map((row) => JSON.stringify(row)).toSorted(),
    hits: postings.toSorted(),
  }
}

function changed(record: Answer, { word, part }: { word: string; part: number }): Record<string, unknown> {
  const changes = Object.entries(record).flatMap(([field, value]): [string, unknown][] => {
    if (['id', 'version', 'urls', 'words', 'key', 'value'].includes(field) || field.startsWith('slug')) return []
    if (typeof value === 'boolean') return [[field, !value]]
    if (value && typeof value === 'object' && 'de' in value)
      return [[field, { de: word, en: part % 2 ? '' : `${word} in English` }]]
    if (['name', 'last_name', 'city'].includes(field)) return [[field, word]]
    return []
  })
  return Object.fromEntries(changes.filter((_change, index) => index % 2 === part % 2))
}

const randomWrite = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('patch' as const),
      name: fc.constantFrom(...resourceNames),
      word: fc.constantFrom(...WORDS),
      part: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('delete' as const),
      name: fc.constantFrom(...resourceNames),
      word: fc.constantFrom(...WORDS),
      part: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('module' as const),
      name: fc.constant('pages' as const),
      word: fc.constantFrom(...WORDS),
      part: fc.nat(3),
    }),
  },
)

test('after any writes the index equals a rebuilt one', { timeout: 300_000 }, async () => {
  const { database, editor, ids, section } = await startInstallation()
  const modules: number[] = []
  const changeCounts = { patch: 0, delete: 0, module: 0 }
  const apply = async ({
    kind,
    name,
    word,
    part,
  }: {
    kind: keyof typeof changeCounts
    name: ResourceName
    word: string
    part: number
  }): Promise<number> => {
    const path = `/api/admin/${name}/${ids.get(name)?.[part % 2] ?? 0}/`
    if (kind === 'delete') return (await editor.call('DELETE', path)).status
    if (kind === 'patch')
      return (
        await editor.call('PATCH', path, { body: changed((await editor.call('GET', path)).body, { word, part }) })
      ).status
    const lastModule = modules.at(-1)
    if (part === 3 && lastModule)
      return (await editor.call('DELETE', `/de/pageeditor-api/headline/${lastModule}/`)).status
    const { status, body } = await editor.call('POST', '/de/pageeditor-api/headline/', {
      body: { parent: section, order: 0, headline_level: 2, content: word },
    })
    modules.push(body.id)
    return status
  }
  await fc.assert(
    fc.asyncProperty(fc.array(randomWrite, { minLength: 2, maxLength: 6 }), async (writes) => {
      for (const each of writes) if ((await apply(each)) < 300) changeCounts[each.kind]++
      const documents = await indexOf(database.db)
      await rebuildIndex(database.db)
      expect(await indexOf(database.db)).toEqual(documents)
    }),
    { numRuns: 8, endOnFailure: true },
  )
  expect(Math.min(changeCounts.patch, changeCounts.delete, changeCounts.module)).toBeGreaterThan(0)
})

test('renaming a composer reindexes its dependents in batches', async () => {
  const { database, deps, ids } = await startInstallation()
  const { db } = database
  const cost = async (concerts: number) => {
    const composer = await create(deps, 'composers', { name: `Ausgedacht ${concerts}` })
    const work = await create(deps, 'works', { composer_id: composer })
    const production = {
      name: { de: 'Abend', en: '' },
      slug_de: 'abend',
      slug_en: 'abend',
      type_id: ids.get('event-types')?.[0] ?? 0,
      updated_at: deps.now(),
    }
    const created = await db
      .insert(productions)
      .values(Array.from({ length: concerts }, () => production))
      .returning({ id: productions.id })
    await db.insert(programmeItems).values(created.map(({ id }) => ({ production_id: id, work_id: work, order: 0 })))
    await db.transaction((tx) => updateSearchIndex(tx, NOW))
    await db
      .update(composers)
      .set({ name: `Umgetauft ${concerts}` })
      .where(eq(composers.id, composer))
    const documents = async () => (await matchDocuments(db, ['umgetauft'], 'de'))[NAMES]
    expect(await documents()).toHaveLength(0)
    const statements = vi.spyOn((db as unknown as { $client: { query: () => unknown } }).$client, 'query')
    await db.transaction((tx) => updateSearchIndex(tx, NOW))
    const statementCount = statements.mock.calls.length
    statements.mockRestore()
    expect(await documents()).toHaveLength(concerts + 1)
    await db.delete(productions).where(gte(productions.id, created[0]?.id ?? 0))
    await db.delete(works).where(eq(works.id, work))
    await db.transaction((tx) => updateSearchIndex(tx, NOW))
    return statementCount
  }
  const [smallCost, largeCost] = [await cost(5), await cost(205)]
  expect(largeCost - smallCost).toBeLessThanOrEqual(20)
})

test('raw SQL changes are indexed by the next write, rollbacks never', async () => {
  const { database, deps } = await startInstallation()
  await execute(database.db, sql`UPDATE venues SET name = 'Kesselhaus' WHERE id = (SELECT min(id) FROM venues)`)
  await expect(
    write(deps, async (inner) => {
      await create(inner, 'venues', { name: 'Nirgendwo' })
      throw new Error('given up')
    }),
  ).rejects.toThrow('given up')
  await create(deps, 'venues', { name: 'Orangerie' })
  const indexedWords = (await database.db.select({ word: searchWords.word }).from(searchWords)).map(({ word }) => word)
  expect(indexedWords).toEqual(expect.arrayContaining(['Kesselhaus', 'Orangerie']))
  expect(indexedWords).not.toContain('Nirgendwo')
})

test('an outer transaction updates the index once at its end', async () => {
  const { database, deps } = await startInstallation()
  await write(deps, async (inner) => {
    await create(inner, 'venues', { name: 'Orangerie' })
    expect(await inner.db.select().from(searchChanges)).not.toEqual([])
  })
  expect(await database.db.select().from(searchChanges)).toEqual([])
})

test('every source table of the search has a trigger', async () => {
  const { database } = await createTestApp()
  const names = await namesOfTriggers(database.db)
  for (const source of ['venues.id', 'event_dates.production_id', 'sections.object_id', 'modules.section_id'])
    expect(
      names.filter((name) => name.startsWith(`search_note_${source}`)),
      source,
    ).not.toEqual([])
})

async function rebuildIndex(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await markAllChanged(tx)
    await updateSearchIndex(tx, NOW)
  })
}
