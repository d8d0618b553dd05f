import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { user } from '#server/db/schema/accounts.ts'
import { MAX_CLOCK_SKEW_MS } from '#server/services/page-states/imminent.ts'
import { NOW } from '#tests/support/app.ts'
import { de, en, minutes, startCollectedPage } from '#tests/support/browser/draft-page.ts'

/** A public page, a person who collects and one who publishes at once. */
async function startCollecting() {
  const page = await startCollectedPage()
  const collect = (content: string, base = de) =>
    page.collector.call('POST', `${base}/headline/${page.module.id}/`, { body: { content } })
  return { ...page, collect }
}

test('what a collecting person writes is public only after publishing', async () => {
  const { headlines, collect, publish, state, module, section, call, collector } = await startCollecting()
  expect(await headlines(de)).toEqual(['Preise'])
  expect((await collect('Eintritt')).status).toBe(200)
  expect([await headlines(de), await headlines(en)]).toEqual([['Preise'], ['Preise']])
  expect((await call('GET', module.url)).body.content).toBe('Preise')
  expect((await call('GET', section.url)).body.columns[0].children[0].content).toBe('Preise')
  expect(await headlines(de, collector.headers)).toEqual(['Eintritt'])
  expect(await headlines(de, { cookie: collector.headers.cookie })).toEqual(['Preise'])
  const collected = await state()
  expect(collected).toMatchObject({ is_draft: true, collected_by: ['Test'] })
  expect(collected.languages.map(({ changes }) => changes.map(({ type, id }) => [type, id]))).toEqual([
    [['changed', module.id]],
    [['changed', module.id]],
  ])
  await publish({}, collector)
  expect([await headlines(de), await headlines(en)]).toEqual([['Eintritt'], ['Eintritt']])
  expect(await state()).toMatchObject({ is_draft: false, collected_by: [] })
})

test('search finds collected words only after publishing', async () => {
  const { call, collect, publish, collector } = await startCollecting()
  const count = async (word: string) => (await call('GET', `/api/search/?lang=de&q=${word}`)).body.count
  await collect('Ermäßigungsregeln')
  expect(await count('Ermäßigungsregeln')).toBe(0)
  await publish({}, collector)
  expect(await count('Ermäßigungsregeln')).toBe(1)
})

test('what others write on a collected page is collected with it', async () => {
  const { headlines, collect, saveText, state } = await startCollecting()
  await collect('Eintritt')
  await saveText('Kartenpreise')
  expect(await headlines(de)).toEqual(['Preise'])
  expect((await state()).is_draft).toBe(true)
})

test('on other pages, and after returning to direct, saving is publishing', async () => {
  const { headlines, saveText, setCollecting, collect, state } = await startCollecting()
  await saveText('Eintritt')
  expect(await headlines(de)).toEqual(['Eintritt'])
  await setCollecting(false)
  await collect('Kartenpreise')
  expect(await headlines(de)).toEqual(['Kartenpreise'])
  expect(await state()).toMatchObject({ is_draft: false, languages: [{ differs: false }, { differs: false }] })
})

test('discarding puts the public state back and keeps the draft as a version', async () => {
  const { headlines, collect, discard, collector, owner, section, state } = await startCollecting()
  await collect('Eintritt')
  await collector.call('POST', `${de}/headline/`, {
    body: { parent: section.id, order: 1, headline_level: 2, content: 'Neu' },
  })
  expect(await headlines(de, collector.headers)).toEqual(['Eintritt', 'Neu'])
  expect((await discard(['de', 'en'])).status).toBe(200)
  expect(await headlines(de, collector.headers)).toEqual(['Preise'])
  expect(await headlines(de)).toEqual(['Preise'])
  expect((await state()).is_draft).toBe(false)
  const { object_id } = owner
  const { results } = (await collector.call('GET', `${de}/versions/?content_type=page&object_id=${object_id}`)).body
  await collector.call('POST', `${de}/versions/${results[1].id}/restore/`)
  expect(await headlines(de, collector.headers)).toEqual(['Eintritt', 'Neu'])
  expect(await headlines(de)).toEqual(['Preise'])
})

test('discarding one language keeps the texts of the other', async () => {
  const { headlines, collect, discard, collector, publish } = await startCollecting()
  await collect('Prices', en)
  await publish({}, collector)
  await collect('Eintritt')
  await collect('Admission', en)
  await discard(['en'])
  expect([await headlines(de, collector.headers), await headlines(en, collector.headers)]).toEqual([
    ['Eintritt'],
    ['Prices'],
  ])
  expect([await headlines(de), await headlines(en)]).toEqual([['Preise'], ['Prices']])
})

test('a planned publication goes out, and the next direct write is public again', async () => {
  const { headlines, collect, publish, clock, saveText, collector, state } = await startCollecting()
  await collect('Eintritt')
  await publish({ at: minutes(10) }, collector)
  expect(await headlines(de)).toEqual(['Preise'])
  clock.now = new Date(minutes(11))
  expect(await headlines(de)).toEqual(['Eintritt'])
  await saveText('Kartenpreise')
  expect(await headlines(de)).toEqual(['Kartenpreise'])
  expect((await state()).is_draft).toBe(false)
})

test('collected pages are named in the overview and can be listed', async () => {
  const { collect, collector, owner, publish } = await startCollecting()
  const find = async () => {
    const findings: { finding: string; count: number; filter: object }[] = (
      await collector.call('GET', '/api/admin/attention/')
    ).body
    return findings.filter(({ finding }) => finding === 'collected')
  }
  expect(await find()).toEqual([])
  await collect('Eintritt')
  expect(await find()).toMatchObject([{ resource: 'pages', count: 1, filter: { collected: 'true' } }])
  const { results } = (await collector.call('GET', '/api/admin/pages/?collected=true')).body
  expect(results.map(({ id }: { id: number }) => id)).toEqual([owner.object_id])
  await publish({}, collector)
  expect(await find()).toEqual([])
})

test('a process with a slower clock shows no collected words', async () => {
  const { headlines, collect, clock } = await startCollecting()
  await collect('Eintritt')
  clock.now = new Date(NOW.getTime() + MINUTE_MS - MAX_CLOCK_SKEW_MS)
  expect(await headlines(de)).toEqual(['Preise'])
})

test('the setting for new accounts decides how a new person starts', async () => {
  const { login, services } = await startCollecting()
  const admin = await login('admin')
  const settings = (await admin.call('GET', '/api/admin/settings/')).body
  const create = async (email: string) => {
    await admin.call('POST', '/api/admin/users/', { body: { email, name: 'Neu', role: 'editor' } })
    const [account] = await services.database.db.select().from(user).where(eq(user.email, email))
    return account?.collects
  }
  expect(await create('eins@example.org')).toBe(false)
  await admin.call('POST', '/api/admin/settings/', { body: { ...settings, new_accounts_collect: true } })
  expect(await create('zwei@example.org')).toBe(true)
})

test('preferences are set one by one and stay', async () => {
  const { collector } = await startCollecting()
  const read = async () => {
    const { collects, language, side_by_side } = (await collector.call('GET', `${de}/user`)).body
    return { collects, language, side_by_side }
  }
  expect(await read()).toEqual({ collects: true, language: null, side_by_side: false })
  await collector.call('POST', `${de}/preferences`, { body: { language: 'en' } })
  await collector.call('POST', `${de}/preferences`, { body: { side_by_side: true } })
  expect(await read()).toEqual({ collects: true, language: 'en', side_by_side: true })
  expect((await collector.call('POST', `${de}/preferences`, { body: { language: 'fr' } })).status).toBe(400)
})
