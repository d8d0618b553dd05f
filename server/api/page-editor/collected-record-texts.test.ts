import { expect, test } from 'vitest'
import type { ResourceName } from '#model/define-type.ts'
import { storePlannedTexts } from '#server/services/page-states/drafts/page-texts.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'
import { de, en, minutes } from '#tests/support/browser/draft-page.ts'
import { create, createImage } from '#tests/support/factories.ts'

type Texts = Record<string, string>
type Publication = { version: string; texts: Texts; languages: { changes: object[]; differs: boolean }[] }

/** A public record with a page, and a person who collects. */
async function startCollecting(resource: ResourceName, content_type: string, fields: Record<string, unknown>) {
  const clock = { now: NOW }
  const app = await createTestApp({ now: () => clock.now })
  const object_id = await create(app.depsOf(), resource, fields)
  const owner = { content_type, object_id }
  const collector = await app.login('editor')
  await collector.call('POST', `${de}/preferences`, { body: { collects: true } })
  const publication = async (): Promise<Publication> =>
    (await collector.call('GET', `${de}/publications/?content_type=${content_type}&object_id=${object_id}`)).body
  const write = async (texts: Texts, as = collector, before?: Texts) => {
    const known = before ?? (await publication()).texts
    const changes = Object.entries(texts).map(([name, text]) => ({ name, text, before: known[name] ?? '' }))
    return as.call('POST', `${de}/publications/texts/`, { body: { ...owner, texts: changes } })
  }
  const publish = (body: object = {}) =>
    collector.call('POST', `${de}/publications/`, { body: { ...owner, languages: ['de', 'en'], ...body } })
  const discard = (languages = ['de', 'en']) =>
    collector.call('POST', `${de}/publications/discard/`, { body: { ...owner, languages } })
  const stored = async (name: ResourceName = resource, id = object_id) =>
    (await collector.call('GET', `/api/admin/${name}/${id}/`)).body
  // Published sections have no version.
  const answers = async (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => JSON.stringify((await app.call('GET', path)).body).replace(/"version":\d+,/g, '')),
    )
  const pageTexts = async (path: string, headers: Record<string, string> = {}): Promise<Texts | undefined> =>
    (await app.call('GET', path, { headers })).body.texts
  return { ...app, clock, owner, collector, publication, write, publish, discard, stored, answers, pageTexts }
}

const article = {
  title: { de: 'Probespiel', en: 'Audition' },
  slug_de: 'probespiel',
  slug_en: 'audition',
  intro: { de: 'Zwei Stellen sind frei.', en: 'Two positions are open.' },
  date: '2027-01-10T09:00:00Z',
  is_online: true,
}

test('waiting texts of an article change nothing that visitors read', async () => {
  const news = await startCollecting('news', 'blogentry', article)
  const id = news.owner.object_id
  const page = `${de}/page/aktuelles/probespiel/${id}`
  const paths = [page, `/api/blog-entries/${id}/`, '/api/blog-entries/', `/api/search/?q=Probespiel`]
  const before = await news.answers(paths)
  expect((await news.write({ 'title.de': 'Vorspiel', 'intro.de': 'Eine Stelle ist frei.' })).status).toBe(200)
  expect(await news.answers(paths)).toEqual(before)
  expect(before.join()).toContain('Probespiel')
  const draft = (await news.call('GET', page, { headers: news.collector.headers })).body
  expect(draft).toMatchObject({ title: 'Vorspiel', texts: { 'title.de': 'Vorspiel', 'title.en': 'Audition' } })
  const [german, english] = (await news.publication()).languages
  expect(german?.changes).toMatchObject([
    { type: 'page_text', words: 'title', difference: { was: 'Probespiel', now: 'Vorspiel' } },
    { type: 'page_text', words: 'intro' },
  ])
  expect(english?.differs).toBe(false)
  await news.publish()
  expect(await news.stored()).toMatchObject({ title: { de: 'Vorspiel' }, intro: { de: 'Eine Stelle ist frei.' } })
  expect((await news.answers(paths)).join()).not.toContain('Probespiel"')
  expect(await news.pageTexts(page)).toBeUndefined()
})

test('a name without language waits in both and is published with either', async () => {
  const person = await startCollecting('people', 'person', {
    first_name: 'Ada',
    last_name: 'Lehr',
    slug_de: 'ada-lehr',
    slug_en: 'ada-lehr',
    role: { de: 'Geige', en: 'Violin' },
    is_employee: true,
    has_page: true,
    is_online: true,
  })
  await person.write({ last_name: 'Lehrer', 'role.en': 'Viola' })
  expect((await person.publication()).languages.map(({ changes }) => changes.length)).toEqual([1, 2])
  await person.publish({ languages: ['de'] })
  expect(await person.stored()).toMatchObject({ last_name: 'Lehrer', role: { en: 'Violin' } })
  expect((await person.publication()).languages.map(({ differs }) => differs)).toEqual([false, true])
  await person.discard(['en'])
  expect(await person.stored()).toMatchObject({ last_name: 'Lehrer', role: { en: 'Violin' } })
  expect((await person.publication()).languages.map(({ differs }) => differs)).toEqual([false, false])
})

test('texts of a banner wait with the home page that shows it', async () => {
  const home = await startCollecting('pages', 'page', {
    title: { de: 'Start', en: 'Home' },
    content_type: 'home',
    variant: 'orchestra',
  })
  const banner = (variant: string) =>
    create(home.depsOf(), 'heroes', { variant, headline: { de: 'Neue Saison', en: 'New season' }, is_online: true })
  const [shown, elsewhere] = [await banner('orchestra'), await banner('school')]
  const paths = [`${de}/page/`, '/api/hero/']
  const before = await home.answers(paths)
  const name = `heroes/${shown}/headline.de`
  expect((await home.write({ [name]: 'Saison 27/28' })).status).toBe(200)
  expect(await home.answers(paths)).toEqual(before)
  expect(await home.pageTexts(`${de}/page/`, home.collector.headers)).toMatchObject({ [name]: 'Saison 27/28' })
  expect((await home.publication()).languages[0]?.changes).toMatchObject([
    { words: 'heroes/headline', difference: { was: 'Neue Saison', now: 'Saison 27/28' } },
  ])
  const refused = await home.write({ [`heroes/${elsewhere}/headline.de`]: 'Schule' })
  expect(refused).toMatchObject({ status: 400, body: { errors: { texts: ['Dieses Feld gibt es nicht.'] } } })
  await home.publish()
  expect((await home.stored('heroes', shown)).headline).toEqual({ de: 'Saison 27/28', en: 'New season' })
  home.clock.now = new Date(minutes(10))
  await home.write({ [name]: 'Saison 28/29' })
  await home.publish()
  const versions = await home.collector.call(
    'GET',
    `${de}/versions/?content_type=page&object_id=${home.owner.object_id}`,
  )
  await home.collector.call('POST', `${de}/versions/${versions.body.results[1].id}/restore/`)
  expect((await home.stored('heroes', shown)).headline.de).toBe('Saison 28/29')
  expect((await home.publication()).texts[name]).toBe('Saison 27/28')
})

test('a planned name shows at its instant, the next job stores it', async () => {
  const news = await startCollecting('news', 'blogentry', article)
  const page = `${de}/page/aktuelles/probespiel/${news.owner.object_id}`
  await news.write({ 'title.de': 'Vorspiel', 'title.en': 'Trial' })
  await news.publish({ languages: ['de'], at: minutes(10) })
  expect(await news.pageTexts(page)).toBeUndefined()
  news.clock.now = new Date(minutes(11))
  expect(await news.pageTexts(page)).toEqual({ 'title.de': 'Vorspiel' })
  expect(await news.pageTexts(page.replace(de, en).replace('aktuelles/probespiel', 'news/audition'))).toBeUndefined()
  expect((await news.stored()).title.de).toBe('Probespiel')
  await storePlannedTexts(news.services.depsFor({ viewer: null, locale: 'de' }))
  expect((await news.stored()).title).toEqual({ de: 'Vorspiel', en: 'Audition' })
  expect(await news.pageTexts(page)).toBeUndefined()
})

test('the changes say that German stands in for a missing English text', async () => {
  const news = await startCollecting('news', 'blogentry', { ...article, title: { de: 'Probespiel', en: '' } })
  await news.write({ 'title.de': 'Vorspiel' })
  const [german, english] = (await news.publication()).languages
  expect(german?.changes).toMatchObject([{ words: 'title', languages: ['de', 'en'] }])
  expect(english).toMatchObject({ differs: false, changes: [] })
})

test('a text that the back office changes while another waits is not replaced unseen', async () => {
  const news = await startCollecting('news', 'blogentry', article)
  await news.write({ 'title.de': 'Vorspiel' })
  const { version } = await news.publication()
  const record = `/api/admin/news/${news.owner.object_id}/`
  await news.collector.call('PATCH', record, { body: { title: { de: 'Probespiel am Montag', en: 'Audition' } } })
  const refused = await news.publish({ version })
  expect(refused).toMatchObject({ status: 409 })
  expect((await news.stored()).title.de).toBe('Probespiel am Montag')
  const seen = await news.publication()
  expect(seen.languages[0]?.changes).toMatchObject([
    { words: 'title', difference: { was: 'Probespiel am Montag', now: 'Vorspiel' } },
  ])
  expect((await news.publish({ version: seen.version })).status).toBe(200)
  expect((await news.stored()).title.de).toBe('Vorspiel')
})

test('discarding drops waiting texts of a record', async () => {
  const news = await startCollecting('news', 'blogentry', article)
  await news.write({ 'title.de': 'Vorspiel' })
  await news.discard()
  expect((await news.publication()).texts['title.de']).toBe('Probespiel')
  expect((await news.stored()).title.de).toBe('Probespiel')
})

test('texts that the record, its area or another person refuses do not wait', async () => {
  const news = await startCollecting('news', 'blogentry', article)
  expect((await news.write({ 'title.de': ' ' })).body.errors).toEqual({ 'title.de': ['Bitte ausfüllen.'] })
  expect((await news.write({ 'intro.de': 'x'.repeat(1001) })).status).toBe(400)
  expect((await news.write({ body: 'x' })).status).toBe(400)
  expect((await news.write({ 'title.de': 'Vorspiel' }, await news.login('editor', ['school']))).status).toBe(403)
  expect((await news.write({ 'title.de': 'Vorspiel' }, news.collector, { 'title.de': 'Anders' })).status).toBe(409)
  expect((await news.publication()).languages.map(({ differs }) => differs)).toEqual([false, false])
})

test('a text written without collecting is public at once and among the versions', async () => {
  const news = await startCollecting('news', 'blogentry', article)
  const direct = await news.login('editor')
  await news.write({ 'title.de': 'Vorspiel' }, direct)
  expect((await news.stored()).title.de).toBe('Vorspiel')
  await direct.call('POST', `${de}/container/`, { body: news.owner })
  const versions = await direct.call('GET', `${de}/versions/?content_type=blogentry&object_id=${news.owner.object_id}`)
  expect(versions.body.count).toBeGreaterThan(0)
})

test('description and credit of a picture wait with the page that they were typed on', async () => {
  const news = await startCollecting('news', 'blogentry', article)
  const direct = await news.login('editor')
  const picture = await createImage(news.depsOf(), { credit: 'Foto: Lehr' })
  await direct.call('PATCH', `/api/admin/images/${picture}/`, { body: { alt: { de: '', en: '' }, decorative: true } })
  const otherPage = { content_type: 'page', object_id: await create(news.depsOf(), 'pages', {}) }
  const place = async (owner: object): Promise<{ id: number; parent: number }> =>
    (await direct.call('POST', `${de}/image/`, { body: { ...owner, parent: null, image: picture } })).body
  const [onPage, elsewhere] = [await place(news.owner), await place(otherPage)]
  const { slug } = (await direct.call('GET', `${de}/container/${onPage.parent}/`)).body
  const paths = [
    `${de}/page/aktuelles/probespiel/${news.owner.object_id}`,
    `${de}/image/${onPage.id}/`,
    `${de}/container/${onPage.parent}/`,
    `${de}/container/by-slug/${slug}`,
    `${de}/image/${elsewhere.id}/`,
  ]
  const before = await news.answers(paths)
  expect(before[1]).toContain('Foto: Lehr')
  const [alt, credit] = [`images/${picture}/alt.de`, `images/${picture}/credit`]
  expect((await news.write({ [alt]: 'Eine Oboe', [credit]: 'Foto: Ada Lehr' })).status).toBe(200)
  expect(await news.answers(paths)).toEqual(before)
  const drafts = await Promise.all(
    paths.map(async (path) => (await news.call('GET', path, { headers: news.collector.headers })).body),
  )
  for (const draft of drafts.slice(0, 4))
    expect(JSON.stringify(draft)).toContain('"text":"Eine Oboe","copyright":"Foto: Ada Lehr"')
  expect(JSON.stringify(drafts[4])).toContain('"text":"","copyright":"Foto: Lehr"')
  expect((await news.publication()).languages.map(({ changes }) => changes)).toMatchObject([
    [
      { type: 'page_text', words: 'images/alt', difference: { was: '', now: 'Eine Oboe' } },
      { type: 'page_text', words: 'images/credit' },
    ],
    [{ type: 'page_text', words: 'images/credit' }],
  ])
  await news.publish({ languages: ['de'] })
  expect(await news.stored('images', picture)).toMatchObject({
    alt: { de: 'Eine Oboe', en: '' },
    credit: 'Foto: Ada Lehr',
    decorative: false,
  })
  expect((await news.answers(paths))[3]).toContain('"text":"Eine Oboe","copyright":"Foto: Ada Lehr"')
})

test('a planned description of a picture shows at its instant, the next job stores it', async () => {
  const news = await startCollecting('news', 'blogentry', article)
  const picture = await createImage(news.depsOf())
  const placed = { ...news.owner, parent: null, image: picture }
  const { id } = (await news.collector.call('POST', `${de}/image/`, { body: placed })).body
  await news.publish()
  const module = `${de}/image/${id}/`
  await news.write({ [`images/${picture}/credit`]: 'Foto: Ada Lehr' })
  await news.publish({ at: minutes(10) })
  expect(await news.answers([module])).not.toEqual([expect.stringContaining('Foto: Ada Lehr')])
  news.clock.now = new Date(minutes(11))
  expect(await news.answers([module])).toEqual([expect.stringContaining('Foto: Ada Lehr')])
  await storePlannedTexts(news.services.depsFor({ viewer: null, locale: 'de' }))
  expect(await news.stored('images', picture)).toMatchObject({ credit: 'Foto: Ada Lehr' })
})
