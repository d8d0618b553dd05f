import { createReadStream, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gzipSync } from 'node:zlib'
import { extract, pack as packTar } from 'tar-stream'
import { afterEach, expect, test } from 'vitest'
import { storeFile } from '#content/file/service.ts'
import { synonyms } from '#content/search/table.ts'
import type { Database } from '#server/db/connect.ts'
import { env } from '#server/env.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { pack, unpack } from '#server/services/page-states/pack.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { createDatabase } from '#tests/support/databases/database.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'
import { makeScratchFolder } from '#tests/support/scratch-folder.ts'
import { currentSchema, HEAD_ENTRY } from './format.ts'
import { readExport } from './read-export.ts'
import { exportedTables } from './tables.ts'
import { writeExport } from './write-export.ts'

const api = '/de/pageeditor-api'
const WORDS = '<p>Klangprobe</p>'
const LINK = 'https://gut.example/probe'
const hostile = (text: string) =>
  text
    .replaceAll(
      WORDS,
      '<p>Klangprobe<img src=x onerror=alert(1)></p><script>alert(2)</script><a href=javascript:alert(3)>x</a>',
    )
    .replaceAll(LINK, 'javascript:alert(4)//')

afterEach(() => {
  env.versioning = false
})

type Entry = { name: string; content: string | Buffer }

async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const tar = packTar()
  for (const { name, content } of entries) tar.entry({ name }, content)
  tar.finalize()
  return gzipSync(await buffer(tar))
}

async function entriesIn(file: string): Promise<{ name: string; content: string }[]> {
  const entries = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), entries)
  const namedEntries = []
  for await (const entry of entries) namedEntries.push({ name: entry.header.name, content: await text(entry) })
  await reading
  return namedEntries
}

async function read(folder: string, file: string, database: Database) {
  return readExport({
    database,
    store: folderStore(join(folder, 'media')),
    scratch: join(folder, 'scratch'),
    file,
    now: NOW,
  })
}

test.each([
  'a\n/../../../../out',
  '../../../../out',
  'a/../../../../../out',
  './a',
  'a//b',
  '/etc/out',
  'a\u0001b',
  'a\\..\\..\\out',
  '..',
  '',
])('an archive entry media/original/%j writes nothing outside the import', async (name) => {
  const folder = makeScratchFolder('partitur-hostile-')
  const head = { format: 1, program: '1', made_at: NOW.toISOString(), schema: currentSchema() }
  const file = join(folder, 'evil.tar.gz')
  writeFileSync(
    file,
    await tarOf([
      { name: HEAD_ENTRY, content: JSON.stringify(head) },
      { name: `media/original/${name}`, content: 'x' },
    ]),
  )
  await expect(read(folder, file, await createDatabase())).rejects.toThrow('is not an entry of a Partitur export')
  expect(readdirSync(folder)).toEqual(['evil.tar.gz'])
  expect(existsSync(join(folder, '../out'))).toBe(false)
})

test('imported records, modules, versions, publications and bins hold no script', async () => {
  env.versioning = true
  const { depsOf, login, database } = await createTestApp()
  const deps = depsOf()
  const editor = await login()
  const localised = (text: string) => ({ de: text, en: text })
  const page = await create(deps, 'pages')
  for (const owner of [
    { content_type: 'page', object_id: page },
    { content_type: 'person', object_id: await create(deps, 'people', { biography: localised(WORDS) }) },
  ]) {
    const { body: section } = await editor.call('POST', `${api}/container/`, { body: owner })
    for (const [kind, fields] of Object.entries({
      text: { content: WORDS },
      table: { content: `<tr><td>${WORDS}</td></tr>` },
      link: { content: 'Dorthin', link: LINK },
    }))
      expect((await editor.call('POST', `${api}/${kind}/`, { body: { parent: section.id, ...fields } })).status).toBe(
        201,
      )
    await editor.call('POST', `${api}/publications/`, { body: { ...owner, languages: ['de', 'en'] } })
  }
  const { body: deleted } = await editor.call('POST', `${api}/text/`, {
    body: { content_type: 'page', object_id: page, content: WORDS },
  })
  await editor.call('DELETE', deleted.url)
  await create(deps, 'faq', { answer: localised(WORDS) })
  await create(deps, 'heroes', { link: LINK })
  await create(deps, 'redirects', { old_path: '/de/frueher', new_path: LINK })
  await createDate(deps, { ticket_link: LINK, production: { description: localised(WORDS) } })
  await create(deps, 'pages', { content_type: 'link', link: localised(LINK) })
  const deletedId = await create(deps, 'news', { body: localised(WORDS) })
  expect((await editor.call('DELETE', `/api/admin/news/${deletedId}/`)).status).toBe(204)

  const folder = makeScratchFolder('partitur-foreign-')
  const file = join(folder, 'export.tar.gz')
  await writeExport({
    database,
    store: folderStore(join(folder, 'own')),
    scratch: join(folder, 'scratch'),
    file,
    now: NOW,
  })
  const changed = (await entriesIn(file)).map(({ name, content }) => ({
    name,
    content: /^tables\/page_states\//.test(name)
      ? content.replace(/"state":"([^"]+)"/g, (_, state) => `"state":"${withStates(state)}"`)
      : hostile(content),
  }))
  const foreign = join(folder, 'foreign.tar.gz')
  writeFileSync(foreign, await tarOf(changed))
  const isHostile = /onerror|<script|javascript:|<img/
  expect(changed.filter(({ content }) => isHostile.test(content)).map(({ name }) => name.split('/')[1])).toEqual([
    ...['bin', 'event_dates', 'faqs', 'heroes', 'modules', 'pages', 'people', 'productions', 'redirects'],
  ])

  const to = await createDatabase()
  await read(folder, foreign, to)
  const stored: string[] = []
  for (const table of exportedTables.values())
    for (const row of await to.db.select().from(table)) {
      const { state, search_text, sort_text, ...publicFields } = row as Record<string, unknown>
      stored.push(JSON.stringify([publicFields, typeof state === 'string' ? unpack(state) : state]))
    }
  expect(stored.filter((row) => isHostile.test(row))).toEqual([])
  expect(stored.join().match(/<p>Klangprobe<\/p>/g)?.length).toBeGreaterThanOrEqual(12)
})

function withStates(state: string): string {
  return pack(JSON.parse(hostile(JSON.stringify(unpack(state)).replaceAll('\\/', '/'))))
}

test.each([
  ['images', { file: '../../x.jpg' }],
  ['images', { mime: 'text/html' }],
  ['images', { file: 'a.jpg\nb.jpg' }],
  ['files', { mime: 'image/svg+xml' }],
])('a row of %s with %j fails the import without leaving data', async (table, change) => {
  const { depsOf, database } = await createTestApp()
  await createImage(depsOf())
  await storeFile(depsOf(), { bytes: Buffer.from('%PDF-1.4\n'), name: 'heft.pdf' })
  const folder = makeScratchFolder('partitur-foreign-')
  const file = join(folder, 'export.tar.gz')
  await writeExport({
    database,
    store: folderStore(join(folder, 'own')),
    scratch: join(folder, 'scratch'),
    file,
    now: NOW,
  })
  const changed = (await entriesIn(file)).map(({ name, content }) => ({
    name,
    content: name.startsWith(`tables/${table}/`)
      ? `${JSON.stringify({ ...JSON.parse(content.trim()), ...change })}\n`
      : content,
  }))
  const foreign = join(folder, 'foreign.tar.gz')
  writeFileSync(foreign, await tarOf(changed))
  const to = await createDatabase()
  await expect(read(folder, foreign, to)).rejects.toThrow('of a Partitur export')
  for (const each of exportedTables.values())
    expect(each === synonyms ? [] : await to.db.select().from(each)).toEqual([])
})
