import { expect, test } from 'vitest'
import type { KindCount, SearchResult } from '#contract/search.ts'
import { pictures, seedContent, seedFiles } from '#server/seed/seed.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createImage } from '#tests/support/factories.ts'
import { synonyms } from './table.ts'

/** Results on the demo data, equal on both databases: the count of each kind and its first titles. */
const expected: Record<string, readonly string[]> = {
  Mendelssohn: [
    'composers 2, events 2, works 3',
    'composers: Felix Mendelssohn Bartholdy',
    'composers: Fanny Hensel',
    'events: Aufbruch',
    'events: In e-Moll',
    'works: Ouvertüre C-Dur',
    'works: „Die Hebriden“. Konzertouvertüre op. 26',
    'works: Konzert für Violine und Orchester e-Moll op. 64',
  ],
  Geige: [
    'courses 4, works 3, instruments 1, events 5, people 3, pages 3, news 2',
    'courses: Violine',
    'courses: Instrumentenkarussell',
    'courses: Jugendorchester Webfaden',
    'courses: Volksmusik-Werkstatt',
    'works: Konzert für Violine und Orchester d-Moll op. 47',
    'works: Konzert für Violine und Orchester e-Moll op. 64',
    'works: „Las cuatro estaciones porteñas“ für Violine und Streicher',
    'instruments: Violine',
    'events: Klares Wasser',
    'events: Nordlicht',
    'events: Hausmusik',
    'events: Sechzehn Saiten, vier Jahreszeiten',
    'people: Saskia Lindqvist',
    'people: Friederike Althaus',
    'people: Hanna Wirsing',
    'pages: Geschichte',
    'pages: Musikerinnen & Musiker',
    'pages: Instrumentenverleih',
    'news: Mehr Unterricht in Neckarlauf',
    'news: Wer hat noch ein Cello auf dem Dachboden?',
  ],
  Blockflöte: [
    'instruments 1, courses 2, people 1',
    'instruments: Blockflöte',
    'courses: Instrumentenkarussell',
    'courses: Sechs Hölzer',
    'people: Marlene Fuchsthaler',
  ],
  Abendkasse: [
    'questions 1, pages 1, news 1',
    'questions: Wann öffnet die Abendkasse?',
    'pages: Karten & Besuch',
    'news: Farrencs Dritte auf Platte',
  ],
  Sinfoniekonzert: [
    'events 8, courses 1, pages 1, news 2, venues 1',
    'events: Aufbruch',
    'events: Unvollendet?',
    'events: Nordlicht',
    'events: Farbenlehre',
    'courses: Jugendorchester Webfaden',
    'pages: Abonnements',
    'news: Tamás Erdélyi bleibt fünf weitere Jahre',
    'news: Farrencs Dritte auf Platte',
    'venues: Stadthalle Neckarlauf',
  ],
  'C-Dur': [
    'works 5, events 4',
    'works: Ouvertüre C-Dur',
    'works: Sinfonie Nr. 41 C-Dur KV 551 „Jupiter“',
    'works: Konzert für Oboe und Orchester C-Dur KV 314',
    'works: Streichquartett C-Dur op. 76 Nr. 3 „Kaiserquartett“',
    'events: Aufbruch',
    'events: Hausmusik',
    'events: Sechzehn Saiten, vier Jahreszeiten',
    'events: Jupiter und sein Enkel',
  ],
  Mendelsohn: [
    'instead: Mendelssohn',
    'composers 2, events 2, works 3',
    'composers: Felix Mendelssohn Bartholdy',
    'composers: Fanny Hensel',
    'events: Aufbruch',
    'events: In e-Moll',
    'works: Ouvertüre C-Dur',
    'works: „Die Hebriden“. Konzertouvertüre op. 26',
    'works: Konzert für Violine und Orchester e-Moll op. 64',
  ],
}

test('the seeded search results are the same on both databases', { timeout: 120_000 }, async () => {
  const { call, depsOf } = await createTestApp()
  const deps = depsOf()
  const picture = await createImage(deps)
  await seedContent(deps, {
    imageIds: new Map(pictures.map(({ key }) => [key, picture])),
    fileIds: await seedFiles(deps),
  })
  await deps.db.delete(synonyms)
  for (const synonymWords of ['Sinfonie, Symphonie', 'Geige, Violine'])
    await create(deps, 'synonyms', { words: synonymWords })
  for (const [query, expectedTitles] of Object.entries(expected)) {
    const { results, kinds, instead } = (await call('GET', `/api/search/?q=${encodeURIComponent(query)}`)).body
    const counts = (kinds as KindCount[]).map(({ kind, count }) => `${kind} ${count}`).join(', ')
    const titles = [
      ...(instead ? [`instead: ${instead}`] : []),
      counts,
      ...(results as SearchResult[]).map(({ kind, title }) => `${kind}: ${title}`),
    ]
    expect(titles, query).toEqual(expectedTitles)
  }
})
