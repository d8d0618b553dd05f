import { expect, test } from 'vitest'
import { moduleEditors } from '#modules/editors.ts'
import { moduleRecord, section } from '../testing/documents.ts'
import { getPictures, linkHints, listExternalUrls, listOwnUrls, pictureHints } from './hint-facts.ts'
import { type HintAbout, textHints } from './text-hints.ts'

const page = {
  edition: 'everyday' as const,
  lacksDescription: false,
  editOf: (kind: string) => moduleEditors.get(kind) ?? null,
}
const docOf = (...records: ReturnType<typeof moduleRecord>[]) => ({ sections: [section(1, 0, [records])] })
const headline = (id: number, headline_level: number, content = 'Titel') =>
  moduleRecord(id, { kind: 'headline', headline_level, content })
const text = (id: number, content: string) => moduleRecord(id, { kind: 'text', content })
const summarise = (hints: { topic: HintAbout; module: number | null; detail: string }[]) =>
  hints.map(({ topic, module, detail }) => [topic, module, detail])

test('a correct page has no hints', () => {
  expect(
    textHints(
      docOf(headline(1, 2), text(2, '<p>Zu den <a href="/de/karten">Karten</a></p>'), headline(3, 3), headline(4, 2)),
      page,
    ),
  ).toEqual([])
})

test('a skipped heading level is reported, a step back is not', () => {
  expect(summarise(textHints(docOf(headline(1, 3), headline(2, 4), headline(3, 2), headline(4, 4)), page))).toEqual([
    ['headingOrder', 1, '1 → 3'],
    ['headingOrder', 4, '2 → 4'],
  ])
})

test('a link with meaningless text is reported in any module', () => {
  const doc = docOf(
    text(
      1,
      '<p>Karten gibt es <a href="/de/karten"><strong>hier</strong></a>, Klänge <a href="/de/k">hier im Haus</a>.</p>',
    ),
    moduleRecord(2, { kind: 'link', content: 'Mehr …', link: '/de' }),
    moduleRecord(3, { kind: 'fullteaser', headline: 'Mehr', link_text: 'https://haus.example/a' }),
  )
  expect(summarise(textHints(doc, page))).toEqual([
    ['linkText', 1, 'hier'],
    ['linkText', 2, 'Mehr …'],
    ['linkText', 3, 'https://haus.example/a'],
  ])
})

test('a table without caption is reported', () => {
  const table = (id: number, caption: string) =>
    moduleRecord(id, { kind: 'table', caption, content: '<tr><td><p>38 €</p></td></tr>' })
  expect(summarise(textHints(docOf(table(1, 'Preise'), table(2, ' ')), page))).toEqual([['caption', 2, '']])
})

test('a heading or button too long for a phone is reported', () => {
  const doc = docOf(
    headline(1, 2, 'Wort '.repeat(30)),
    moduleRecord(2, { kind: 'fullteaser', headline: 'Kurz', link_text: 'Zum Programm '.repeat(5) }),
  )
  expect(textHints(doc, page).map(({ topic, module }) => [topic, module])).toEqual([
    ['tooLong', 1],
    ['tooLong', 2],
  ])
})

test('an unexplained abbreviation is reported in Easy Read only', () => {
  const doc = docOf(
    text(1, '<p>Das GKV (Gemeinde-Kirchen-Verband) zahlt, z. B. die Fahrt mit dem VVS.</p>'),
    text(2, '<p>Der VVS fährt oft. Das Kino CINEMA 2000 auch.</p>'),
  )
  expect(textHints(doc, page)).toEqual([])
  expect(summarise(textHints(doc, { ...page, edition: 'easy' }))).toEqual([
    ['abbreviation', 1, 'z. B.'],
    ['abbreviation', 1, 'VVS'],
    ['abbreviation', 2, 'CINEMA'],
  ])
})

test('an external link is reported as dead without its fragment', () => {
  const doc = docOf(
    text(1, '<p><a href="https://weg.example/a?b=1&amp;c=2#oben">dort</a></p>'),
    moduleRecord(2, { kind: 'link', content: 'Da', link_url: 'http://da.example/' }),
  )
  expect(listExternalUrls(doc)).toEqual(['https://weg.example/a?b=1&c=2', 'http://da.example/'])
  expect(summarise(linkHints(doc, new Set(['https://weg.example/a?b=1&c=2'])))).toEqual([
    ['deadOutside', 1, 'https://weg.example/a?b=1&c=2'],
  ])
})

test('a missing page description is reported last', () => {
  expect(summarise(textHints(docOf(headline(1, 4)), { ...page, lacksDescription: true }))).toEqual([
    ['headingOrder', 1, '1 → 4'],
    ['description', null, ''],
  ])
})

test('images without alternative text or credit are reported, except decorative ones', () => {
  const doc = docOf(
    moduleRecord(1, { kind: 'image', image: 7 }),
    moduleRecord(2, { kind: 'image', image: 8 }),
    moduleRecord(3, { kind: 'image', image: null }),
  )
  expect(getPictures(doc)).toEqual([7, 8])
  const pictures = [
    { id: 7, title: 'Saal', alt: { de: '', en: 'The hall' }, decorative: false, credit: 'A. Muster' },
    { id: 8, title: 'Muster', alt: { de: '', en: '' }, decorative: true, credit: '' },
  ]
  expect(summarise(pictureHints(doc, pictures, 'de'))).toEqual([
    ['alt', 1, 'Saal'],
    ['credit', 2, 'Muster'],
  ])
  expect(summarise(pictureHints(doc, pictures, 'en'))).toEqual([['credit', 2, 'Muster']])
})

test('a dead internal link is reported, external links are not requested', () => {
  const doc = docOf(
    text(
      1,
      '<p><a href="/de/weg?a=1&amp;b=2#oben">weg</a> <a href="https://haus.example/weg">fremd</a> <a href="//haus.example">fremd</a></p>',
    ),
    moduleRecord(2, { kind: 'link', content: 'Karten', link_url: '/de/karten' }),
  )
  expect(listOwnUrls(doc)).toEqual(['/de/weg?a=1&b=2', '/de/karten'])
  expect(summarise(linkHints(doc, new Set(['/de/weg?a=1&b=2'])))).toEqual([['deadLink', 1, '/de/weg?a=1&b=2']])
})
