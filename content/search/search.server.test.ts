import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { SearchResult } from '#contract/search.ts'
import { createApp } from '#server/app.ts'
import { createServices } from '#server/create-services.ts'
import { create, createDate } from '#tests/support/factories.ts'
import { both, createSearchApp } from '#tests/support/search-app.ts'

test('a concert is found by work, composer, performer, venue and month', async () => {
  const { deps, search } = await createSearchApp()
  const composer_id = await create(deps, 'composers', { name: 'Felix Mendelssohn Bartholdy', sort_name: 'Mendelssohn' })
  const work_id = await create(deps, 'works', { title: both('Die Hebriden op. 26'), composer_id })
  const venue_id = await create(deps, 'venues', { name: 'Stadthalle', city: 'Hohenwang' })
  const person_id = await create(deps, 'people', { first_name: 'Elias', last_name: 'Brandt', has_page: false })
  await createDate(deps, {
    venue_id,
    production: {
      name: both('Meeresstille'),
      programme: [{ work_id }],
      people: [{ person_id, part: 'conductor', instrument: both('') }],
    },
  })
  await create(deps, 'courses', { name: both('Blockflötenkurs') })
  for (const q of [
    'Hebriden',
    'mendelssohns',
    'op. 26',
    'Brandt',
    'hohenwang',
    'Februar 2027',
    'Meeresstille Mendelssohn',
  ]) {
    const { results } = await search(q, { kind: 'events' })
    expect(
      results.map((each: { title: string }) => each.title),
      q,
    ).toEqual(['Meeresstille'])
  }
  expect((await search('Blockflöte')).results).toMatchObject([{ kind: 'courses', title: 'Blockflötenkurs' }])
})

test('synonyms match, but word parts of other meaning do not', async () => {
  const { deps, search } = await createSearchApp()
  await create(deps, 'faq', {
    question: both('Gibt es eine Schnupperstunde?', 'Is there a taster lesson?'),
    answer: both('<p>Ja.</p>', '<p>Yes.</p>'),
  })
  expect((await search('trial lesson', { locale: 'en' })).count).toBeGreaterThan(0)
  expect((await search('Probestunde')).count).toBeGreaterThan(0)
  await createDate(deps, { production: { name: both('Serenade im Kurpark') } })
  expect((await search('parken')).results.map(({ title }: SearchResult) => title)).not.toContain('Serenade im Kurpark')
})

test('coming concerts rank before past ones, titles before mentions', async () => {
  const { deps, search } = await createSearchApp()
  await createDate(deps, { start: '2026-11-01T18:00:00Z', production: { name: both('Wassermusik im Herbst') } })
  await createDate(deps, {
    start: '2027-03-01T18:00:00Z',
    production: { name: both('Abendlicht'), description: both('Mit der Wassermusik') },
  })
  await createDate(deps, { start: '2027-05-01T18:00:00Z', production: { name: both('Wassermusik im Mai') } })
  await createDate(deps, { start: '2027-04-01T18:00:00Z', production: { name: both('Wassermusik im April') } })
  const { results } = await search('wassermusik')
  expect(results.map((each: SearchResult) => each.title)).toEqual([
    'Wassermusik im April',
    'Wassermusik im Mai',
    'Abendlicht',
    'Wassermusik im Herbst',
  ])
  expect(results.map((each: SearchResult) => each.is_over)).toEqual([false, false, false, true])
  expect(results[2].excerpt).toEqual([
    { text: 'Mit der ', hit: false },
    { text: 'Wassermusik', hit: true },
  ])
})

test('visibility is checked at search time, not at index time', async () => {
  const { deps, search, login, database } = await createSearchApp()
  const id = await create(deps, 'news', { title: both('Orgelweihe'), date: '2027-01-15T12:00:01Z' })
  expect((await search('Orgelweihe')).count).toBe(0)
  const editor = await login()
  expect((await editor.call('GET', '/api/search/?q=Orgelweihe')).body.count).toBe(0)
  const later = createServices({
    database,
    origin: 'http://localhost',
    log: pino({ level: 'silent' }),
    now: () => new Date('2027-01-16T12:00:00Z'),
  })
  const response = await createApp({ services: later }).app.request('/api/search/?q=Orgelweihe')
  expect(await response.json()).toMatchObject({ count: 1, results: [{ title: 'Orgelweihe' }] })
  await editor.call('PATCH', `/api/admin/news/${id}/`, { body: { is_online: false } })
  expect(
    await (await createApp({ services: later }).app.request('/api/search/?q=Orgelweihe&page=1')).json(),
  ).toMatchObject({ count: 0 })
})

test('English pages search English text, and German where none exists', async () => {
  const { deps, search } = await createSearchApp()
  await create(deps, 'courses', { name: both('Geige für Anfänger', 'Violin for beginners') })
  await create(deps, 'courses', { name: both('Blockflötenkurs') })
  const listTitles = async (q: string) =>
    (await search(q, { locale: 'en' })).results.map(({ title, fallback }: SearchResult) => [title, fallback])
  expect(await listTitles('beginner violins')).toEqual([['Violin for beginners', []]])
  expect(await listTitles('Blockflöten')).toEqual([['Blockflötenkurs', ['title']]])
  expect(await listTitles('Anfänger')).toEqual([])
})

test("a composer's name follows the page's language, beside a work too", async () => {
  const { deps, search } = await createSearchApp()
  const composer = { name: 'Pjotr Tschaikowsky', name_en: 'Pyotr Tchaikovsky', sort_name: 'Tschaikowsky' }
  const composer_id = await create(deps, 'composers', composer)
  const work_id = await create(deps, 'works', { title: both('Schwanensee', 'Swan Lake'), composer_id })
  await createDate(deps, { production: { name: both('Ballett', 'Ballet'), programme: [{ work_id }] } })
  const searchTitles = async (q: string, locale: string) => {
    const { results }: { results: SearchResult[] } = await search(q, { locale })
    return results
      .flatMap(({ kind, title, note }) => (kind === 'composers' ? [title] : kind === 'works' ? [note] : []))
      .toSorted()
  }
  expect(await searchTitles('Tchaikovsky', 'en')).toEqual([composer.name_en, composer.name_en])
  expect(await searchTitles('Tschaikowsky', 'de')).toEqual([composer.name, composer.name])
})

test('a composer with an umlaut is found without it', async () => {
  const { deps, search } = await createSearchApp()
  for (const [name, sort_name] of [
    ['Heinrich Schütz', 'Schütz, Heinrich'],
    ['Arvo Pärt', 'Pärt, Arvo'],
    ['Christoph Willibald Gluck', 'Gluck, Christoph Willibald'],
  ]) {
    const composer_id = await create(deps, 'composers', { name, sort_name })
    await createDate(deps, {
      production: {
        name: both('Abend'),
        programme: [{ work_id: await create(deps, 'works', { title: both('Werk'), composer_id }) }],
      },
    })
  }
  await create(deps, 'faq', { question: both('Wie steht es um den Schutz der Daten?'), answer: both('<p>Gut.</p>') })
  const searchTitles = async (q: string, locale = 'de') =>
    (await search(q, { locale })).results.flatMap(({ kind, title }: SearchResult) =>
      kind === 'events' || kind === 'works' ? [] : [title],
    )
  for (const locale of ['de', 'en']) {
    expect(await searchTitles('Schutz', locale)).toEqual(['Heinrich Schütz', 'Wie steht es um den Schutz der Daten?'])
    expect(await searchTitles('Heinrich Schutz', locale)).toEqual(['Heinrich Schütz'])
    for (const q of ['Schütz', 'Schuetz']) expect(await searchTitles(q, locale), q).toEqual(['Heinrich Schütz'])
    for (const q of ['Part', 'Arvo Part', 'Pärt']) expect(await searchTitles(q, locale), q).toEqual(['Arvo Pärt'])
    expect(await searchTitles('Gluck', locale)).toEqual(['Christoph Willibald Gluck'])
  }
})

test('other spellings are shown only if the name does not match', async () => {
  const { deps, search } = await createSearchApp()
  const composer_id = await create(deps, 'composers', {
    name: 'Pjotr Tschaikowsky',
    sort_name: 'Tschaikowsky',
    spellings: ['Tschaikowski', 'Chaikovskij'],
  })
  const work_id = await create(deps, 'works', { title: both('Schwanensee'), composer_id })
  await createDate(deps, { production: { name: both('Ballett'), programme: [{ work_id }] } })
  const excerptFor = async (q: string) => {
    const { results }: { results: SearchResult[] } = await search(q, { kind: 'composers' })
    return results.map(({ excerpt }) => excerpt.map(({ text }) => text).join(''))
  }
  expect(await excerptFor('Tschaikowsky')).toEqual([''])
  expect(await excerptFor('Chaikovskij')).toEqual(['Chaikovskij'])
})

test('a German excerpt on an English page is marked', async () => {
  const { deps, search } = await createSearchApp()
  await create(deps, 'courses', {
    name: both('Geige', 'Violin'),
    subline: { de: 'Mit Leihinstrument und Bogen.', en: '' },
  })
  const { results } = await search('Leihinstrument', { locale: 'en' })
  expect(results.map(({ title, fallback }: SearchResult) => [title, fallback])).toEqual([['Violin', ['excerpt']]])
})

test('changed synonyms apply to the next search', async () => {
  const { deps, search } = await createSearchApp()
  await create(deps, 'courses', { name: both('Akkordeon') })
  expect((await search('Quetschkommode')).count).toBe(0)
  await create(deps, 'synonyms', { words: 'Akkordeon, Quetschkommode' })
  expect((await search('Quetschkommode')).results).toMatchObject([{ title: 'Akkordeon' }])
})

test('a search without results uses the most similar word and says so', async () => {
  const { deps, search } = await createSearchApp()
  await create(deps, 'people', { first_name: 'Felix', last_name: 'Mendelssohn Bartholdy', has_page: true })
  expect(await search('Mendelson')).toMatchObject({
    count: 1,
    instead: 'Mendelssohn',
    results: [{ title: 'Felix Mendelssohn Bartholdy' }],
  })
  expect(await search('Xyzzy')).toMatchObject({ count: 0, instead: null, results: [], kinds: [] })
})

test('suggestions complete the typed word', async () => {
  const { deps, call } = await createSearchApp()
  await create(deps, 'venues', { name: 'Orangerie', city: 'Marbruck' })
  expect((await call('GET', '/api/search/suggestions/?q=Oran')).body).toMatchObject([
    { kind: 'venues', name: 'Spielorte', title: 'Orangerie', note: 'Marbruck' },
  ])
})

test('no query is an error or injects engine syntax', { timeout: 120_000 }, async () => {
  const { deps, call } = await createSearchApp()
  await create(deps, 'venues', { name: 'Orangerie' })
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '"',
          "'",
          '*',
          'AND',
          'OR',
          'NOT',
          'NEAR(',
          ')',
          ':',
          '&',
          '|',
          '!',
          '<->',
          'title:',
          '\\',
          '%',
          '\u0000',
          'ﬃ',
          '𝔊',
          'Ǆ',
          'Orangerie',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(hostile, fc.string({ maxLength: 20 }), async (q, kind) => {
      for (const path of [
        `/api/search/?${new URLSearchParams({ q, kind, page: kind })}`,
        `/api/search/suggestions/?${new URLSearchParams({ q })}`,
      ]) {
        expect((await call('GET', path)).status, path).toBe(200)
      }
    }),
    { numRuns: 60 },
  )
  expect((await call('GET', `/api/search/?q=${'Orangerie '.repeat(500)}`)).body.count).toBe(1)
  expect((await call('GET', '/api/search/?q=a&q=b&page=-3&kind=')).status).toBe(200)
})
