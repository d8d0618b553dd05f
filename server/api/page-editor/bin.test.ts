import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RestorePlacement } from '#contract/page/page-bin.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { bin as binTable } from '#server/db/schema/bin.ts'
import { purgeExpiredRecords } from '#server/services/bin/move-to-bin.ts'
import { BIN_RETENTION_DAYS } from '#server/services/bin/retention.ts'
import { type Answer, createTestApp, NOW } from '#tests/support/app.ts'
import { create, createImage } from '#tests/support/factories.ts'

const base = '/de/pageeditor-api'

async function pageWithTwoEditors() {
  const app = await createTestApp()
  const object_id = await create(app.depsOf(), 'pages')
  const [editor, otherEditor] = [await app.login(), await app.login()]
  const json = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    (await editor.call(method, path, { body })).body
  let position = 0
  const section = (body = {}) => json('POST', `${base}/container/`, { content_type: 'page', object_id, ...body })
  const headline = (parent: number, content: string, body = {}) =>
    json('POST', `${base}/headline/`, { parent, headline_level: 2, content, order: position++, ...body })
  const bin = async (query = '') =>
    (await otherEditor.call('GET', `${base}/bin/?content_type=page&object_id=${object_id}${query}`)).body
  const restore = (entry: { model: string; id: number }) =>
    otherEditor.call('POST', `${base}/bin/restore/`, { body: { model: entry.model, id: entry.id } })
  const remove = ({ url }: { url: string }) => editor.call('DELETE', url)
  const wordsIn = async (id: number): Promise<string[][]> =>
    (await json('GET', `${base}/container/${id}/`)).columns.map(({ children }: { children: { content: string }[] }) =>
      children.map(({ content }) => content),
    )
  return { ...app, object_id, editor, other: otherEditor, json, section, headline, bin, restore, remove, wordsIn }
}

test('a deleted module can be restored in place in both languages', async () => {
  const { call, section, headline, bin, restore, remove, wordsIn, editor } = await pageWithTwoEditors()
  const { id } = await section()
  await headline(id, 'Eins')
  const second = await headline(id, 'Zwei')
  await editor.call('POST', second.url.replace('/de/', '/en/'), { body: { content: 'Two' } })
  await headline(id, 'Drei')
  await remove(second)
  expect(await wordsIn(id)).toEqual([['Eins', 'Drei']])
  const { count, results } = await bin()
  expect(count).toBe(1)
  expect(results).toEqual([
    expect.objectContaining({
      model: 'module',
      id: second.id,
      kind: 'headline',
      words: 'Zwei',
      section: 1,
      column: 1,
      deleted_by: 'Test',
      days_left: BIN_RETENTION_DAYS,
    }),
  ])
  expect((await restore(results[0])).body.place).toBe('same')
  expect(await wordsIn(id)).toEqual([['Eins', 'Zwei', 'Drei']])
  expect((await call('GET', second.url.replace('/de/', '/en/'))).body.content).toBe('Two')
  expect((await bin()).count).toBe(0)
  expect((await restore(results[0])).status).toBe(404)
})

test('a restored section returns in place without modules deleted earlier', async () => {
  const { section, headline, bin, restore, remove, wordsIn, json } = await pageWithTwoEditors()
  const [first, second] = [await section(), await section()]
  await headline(second.id, 'Preise')
  const before = await headline(second.id, 'Früher')
  await section()
  await remove(before)
  await remove(second)
  const { results } = await bin()
  expect(results).toContainEqual(expect.objectContaining({ model: 'container', words: 'Preise', holds: 1, section: 2 }))
  expect(results).toContainEqual(expect.objectContaining({ model: 'module', words: 'Früher', section: null }))
  expect((await restore({ model: 'container', id: second.id })).status).toBe(200)
  const page = (await json('GET', `${base}/page/orchester`)).modules.map((each: { id: number }) => each.id)
  expect(page.indexOf(second.id)).toBe(page.indexOf(first.id) + 1)
  expect(await wordsIn(second.id)).toEqual([['Preise']])
})

type Installation = Awaited<ReturnType<typeof pageWithTwoEditors>>
type DeletedPlace = { module: { id: number }; section: number | null; column?: number }
const nearest: [string, RestorePlacement, (installation: Installation) => Promise<DeletedPlace>][] = [
  [
    'its column is gone',
    'last_column',
    async ({ section, headline, remove, editor }) => {
      const { id, url } = await section({ layout: 4 })
      const module = await headline(id, 'Weg', { column: 2 })
      await remove(module)
      await editor.call('POST', url, { body: { layout: 3 } })
      return { module, section: id, column: 1 }
    },
  ],
  [
    'its section is gone',
    'other_section',
    async ({ section, headline, remove }) => {
      const [first, second] = [await section(), await section()]
      await headline(first.id, 'Da')
      const module = await headline(second.id, 'Weg')
      await remove(module)
      await remove(second)
      return { module, section: first.id }
    },
  ],
  [
    'the page has no section left',
    'new_section',
    async ({ section, headline, remove }) => {
      const onlySection = await section()
      const module = await headline(onlySection.id, 'Weg')
      await remove(module)
      await remove(onlySection)
      return { module, section: null }
    },
  ],
]

test.each(nearest)('a module returns to the nearest place when %s', async (_when, expectedPlace, lose) => {
  const installation = await pageWithTwoEditors()
  const { module, section, column = 0 } = await lose(installation)
  const { status, body } = await installation.restore({ model: 'module', id: module.id })
  expect({ status, place: body.place }).toEqual({ status: 200, place: expectedPlace })
  if (section !== null) expect(body.section.id).toBe(section)
  expect(body.section.columns[column].children.at(-1)).toMatchObject({ id: module.id, content: 'Weg' })
})

test('an item is restored with its deleted list, never outside it', async () => {
  const { section, bin, restore, remove, json } = await pageWithTwoEditors()
  const { id } = await section()
  const faq = await json('POST', `${base}/faq/`, { parent: id })
  const item = (content: string) =>
    json('POST', `${base}/faqitem/`, {
      parent: faq.id,
      content,
      text: '<p>Ja.</p>',
      order: content === 'Eins?' ? 0 : 1,
    })
  const [first] = [await item('Eins?'), await item('Zwei?')]
  await remove(first)
  await remove(faq)
  expect((await json('GET', `${base}/container/${id}/`)).columns[0].children).toEqual([])
  expect((await bin()).results).toContainEqual(expect.objectContaining({ kind: 'faq', words: 'Zwei?', holds: 1 }))
  expect((await bin()).results).toContainEqual(
    expect.objectContaining({ kind: 'faqitem', words: 'Eins?', list: 'faq' }),
  )
  const { body } = await restore({ model: 'module', id: first.id })
  expect(body.place).toBe('with_home')
  expect(body.section.columns[0].children[0].children.map(({ content }: Answer) => content)).toEqual(['Eins?', 'Zwei?'])
})

test('an item returns to its list after a move to another page', async () => {
  const { section, bin, restore, remove, json, depsOf } = await pageWithTwoEditors()
  const { id } = await section()
  const faq = await json('POST', `${base}/faq/`, { parent: id })
  const item = await json('POST', `${base}/faqitem/`, { parent: faq.id, content: 'Eins?', text: '<p>Ja.</p>' })
  await remove(item)
  const otherSection = await section({
    object_id: await create(depsOf(), 'pages', { slug_de: 'anderswo', slug_en: 'elsewhere' }),
  })
  await json('POST', `${base}/container/arrange/`, {
    columns: [{ container: otherSection.id, column: 0, modules: [faq.id] }],
  })
  expect((await bin()).count).toBe(0)
  expect((await restore({ model: 'module', id: item.id })).body).toMatchObject({
    place: 'same',
    section: { id: otherSection.id },
  })
})

test('a module leaves the page bin after thirty days', async () => {
  const { section, headline, bin, restore, remove, services } = await pageWithTwoEditors()
  const { id } = await section()
  const [expired, fresh] = [await headline(id, 'Alt'), await headline(id, 'Neu')]
  await remove(expired)
  const { db } = services.database
  await db
    .update(binTable)
    .set({ deleted_at: new Date(NOW.getTime() - BIN_RETENTION_DAYS * DAY_MS - 1) })
    .where(eq(binTable.part_id, expired.id))
  expect((await bin()).count).toBe(0)
  expect((await restore({ model: 'module', id: expired.id })).status).toBe(404)
  await remove(fresh)
  await purgeExpiredRecords({ db, now: () => NOW })
  expect(await db.select({ id: binTable.part_id }).from(binTable)).toEqual([{ id: fresh.id }])
})

test('the purge removes any number of expired page bin entries', async () => {
  const { section, headline, remove, services } = await pageWithTwoEditors()
  const { id: section_id } = await section()
  const module = await headline(section_id, 'Alt')
  await remove(module)
  const { db } = services.database
  const entries = await db.select().from(binTable)
  await db
    .insert(binTable)
    .values(
      entries.flatMap((entry) =>
        Array.from({ length: 120 }, () => ({ ...entry, id: undefined, deleted_at: new Date(0) })),
      ),
    )
  await purgeExpiredRecords({ db, now: () => NOW })
  expect(await db.select({ id: binTable.part_id }).from(binTable)).toEqual([{ id: module.id }])
})

test('the page bin is paged and needs a login', async () => {
  const { section, headline, bin, remove, call, object_id } = await pageWithTwoEditors()
  const { id } = await section()
  for (let count = 0; count < 51; count++) await remove(await headline(id, `Nummer ${count}`))
  const first = await bin()
  expect([first.count, first.results.length, (await bin('&page=2')).results.length]).toEqual([51, 50, 1])
  expect((await call('GET', `${base}/bin/?content_type=page&object_id=${object_id}`)).status).toBe(401)
  expect((await call('POST', `${base}/bin/restore/`, { body: { model: 'module', id: 1 } })).status).toBe(401)
})

test('an image used only in a page bin cannot be deleted', async () => {
  const { section, json, remove, editor, object_id, depsOf } = await pageWithTwoEditors()
  const image = await createImage(depsOf(), { color: '#335577' })
  const { id } = await section()
  const module = await json('POST', `${base}/image/`, { parent: id, image })
  const usage = async () => (await json('GET', `/api/admin/images/usage/?id=${image}`))[0].places
  expect(await usage()).toEqual([expect.not.objectContaining({ in_bin: 'part' })])
  await remove(module)
  const usagePlace = expect.objectContaining({ resource: 'pages', id: object_id, in_bin: 'part' })
  expect(await usage()).toEqual([usagePlace])
  expect(await editor.call('DELETE', `/api/admin/images/${image}/`)).toMatchObject({
    status: 409,
    body: { places: [usagePlace] },
  })
})
