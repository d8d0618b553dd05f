import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pageStates } from '#server/db/schema/page-states.ts'
import { storePlannedTexts } from '#server/services/page-states/drafts/page-texts.ts'
import { de, en, minutes, startCollectedPage } from '#tests/support/browser/draft-page.ts'

/** A public page whose title a collecting person changes. */
async function startCollecting() {
  const page = await startCollectedPage()
  const { collector } = page
  const path = (base: string) => `${base}/page/${base === de ? 'preise' : 'prices'}`
  const titleFor = async (base: string, headers: Record<string, string> = {}): Promise<string> =>
    (await page.call('GET', path(base), { headers })).body.title
  const write = (
    texts: Texts,
    { before = { 'title.de': 'Preise', 'title.en': 'Prices' }, as = collector }: WriteOptions = {},
  ) =>
    as.call('POST', `${de}/publications/texts/`, {
      body: {
        ...page.owner,
        texts: Object.entries(texts).map(([name, text]) => ({ name, text, before: before[name] ?? '' })),
      },
    })
  const menuTitle = async () =>
    (await page.call('GET', `/api/admin/pages/${page.owner.object_id}/`, collector)).body.title
  const versions = async (): Promise<
    { id: number; changes: { type: string; words: string; difference: object }[] }[]
  > => (await collector.call('GET', `${de}/versions/?content_type=page&object_id=${page.owner.object_id}`)).body.results
  return { ...page, titleFor, write, menuTitle, versions }
}
type Account = Awaited<ReturnType<Awaited<ReturnType<typeof startCollectedPage>>['login']>>
type Texts = Record<string, string>
type WriteOptions = { before?: Texts; as?: Account }

test('a title that a collecting person writes is public only after publishing', async () => {
  const { titleFor, write, collector, publish, state, menuTitle } = await startCollecting()
  const saved = await write({ 'title.de': 'Eintritt' })
  expect(saved).toMatchObject({ status: 200, body: { is_draft: true, texts: { 'title.de': 'Eintritt' } } })
  expect([await titleFor(de), await titleFor(en)]).toEqual(['Preise', 'Prices'])
  expect(await titleFor(de, { cookie: collector.headers.cookie })).toBe('Preise')
  expect(await titleFor(de, collector.headers)).toBe('Eintritt')
  expect((await menuTitle()).de).toBe('Preise')
  const [german, english] = (await state()).languages
  expect(german?.changes).toMatchObject([
    { type: 'page_text', words: 'title', languages: ['de'], difference: { was: 'Preise', now: 'Eintritt' } },
  ])
  expect(english?.differs).toBe(false)
  await publish({}, collector)
  expect([await titleFor(de), (await menuTitle()).de]).toEqual(['Eintritt', 'Eintritt'])
  expect((await state()).is_draft).toBe(false)
})

test('one language is published, the other waits', async () => {
  const { titleFor, write, publish, collector, state } = await startCollecting()
  await write({ 'title.de': 'Eintritt', 'title.en': 'Admission' })
  await publish({ languages: ['en'] }, collector)
  expect([await titleFor(de), await titleFor(en)]).toEqual(['Preise', 'Admission'])
  expect((await state()).languages.map(({ differs }) => differs)).toEqual([true, false])
})

test('discarding drops a collected title, and its version brings it back', async () => {
  const { titleFor, write, discard, collector, versions, state } = await startCollecting()
  await write({ 'title.de': 'Eintritt' })
  expect((await discard(['de', 'en'])).status).toBe(200)
  expect(await titleFor(de, collector.headers)).toBe('Preise')
  expect((await state()).is_draft).toBe(false)
  const [, collected] = await versions()
  expect(collected?.changes).toMatchObject([{ type: 'page_text', words: 'title' }])
  await collector.call('POST', `${de}/versions/${collected?.id}/restore/`)
  expect([await titleFor(de), await titleFor(de, collector.headers)]).toEqual(['Preise', 'Eintritt'])
})

test('a planned title is public at its instant, in menus with the next job', async () => {
  const { titleFor, write, publish, collector, clock, services, menuTitle, state } = await startCollecting()
  await write({ 'title.de': 'Eintritt' })
  await publish({ at: minutes(10) }, collector)
  const runJob = () => storePlannedTexts(services.depsFor({ viewer: null, locale: 'de' }))
  await runJob()
  expect([await titleFor(de), (await menuTitle()).de]).toEqual(['Preise', 'Preise'])
  clock.now = new Date(minutes(11))
  expect([await titleFor(de), (await menuTitle()).de]).toEqual(['Eintritt', 'Preise'])
  await runJob()
  expect([await titleFor(de), (await menuTitle()).de]).toEqual(['Eintritt', 'Eintritt'])
  expect((await state()).languages.map(({ differs }) => differs)).toEqual([false, false])
})

test('a waiting title of a page without draft can be written', async () => {
  const { titleFor, write, setCollecting, db, collector } = await startCollecting()
  await write({ 'title.de': 'Eintritt' })
  await db.delete(pageStates).where(isNotNull(pageStates.public_from))
  await setCollecting(false)
  expect((await write({ 'title.de': 'Karten' }, { before: { 'title.de': 'Eintritt' } })).status).toBe(200)
  expect([await titleFor(de), await titleFor(de, collector.headers)]).toEqual(['Karten', 'Karten'])
})

test('a title that others changed meanwhile is not overwritten', async () => {
  const { write, login } = await startCollecting()
  await write({ 'title.de': 'Eintritt' })
  const refused = await write({ 'title.de': 'Karten' }, { as: await login() })
  expect(refused).toMatchObject({ status: 409, body: { current: { texts: { 'title.de': 'Eintritt' } } } })
})

test('an empty title is refused, and a person without the area may not write it', async () => {
  const { write, login } = await startCollecting()
  expect((await write({ 'title.de': '' })).status).toBe(400)
  expect((await write({ 'title.de': 'Karten' }, { as: await login('editor', ['school']) })).status).toBe(403)
})

test('a title changed in the settings at once is part of the versions', async () => {
  const { collector, setCollecting, owner, versions, titleFor } = await startCollecting()
  await setCollecting(false)
  await collector.call('PATCH', `/api/admin/pages/${owner.object_id}/`, { body: { title: { de: 'Karten' } } })
  expect(await titleFor(de)).toBe('Karten')
  const [newest, before] = await versions()
  expect(newest?.changes).toMatchObject([{ type: 'page_text', difference: { was: 'Preise', now: 'Karten' } }])
  await collector.call('POST', `${de}/versions/${before?.id}/restore/`)
  expect(await titleFor(de)).toBe('Preise')
})
