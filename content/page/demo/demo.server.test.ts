import { expect, test } from 'vitest'
import type { ModuleSeed } from '#server/seed/content/page-types.ts'
import { pictureKey } from '#server/seed/content/picture-key.ts'
import type { Text } from '#server/seed/content/types.ts'
import { drawings, pictures } from '#server/seed/seed.ts'
import { news } from '../../article/demo/news.ts'
import { heroes } from '../../banner/demo/heroes.ts'
import { teasers } from '../../banner/demo/teasers.ts'
import { colors } from '../../color/demo/colors.ts'
import { courses } from '../../course/demo/courses.ts'
import { ensembles } from '../../ensemble/demo/ensembles.ts'
import { faq } from '../../faq/demo/faq.ts'
import { instruments } from '../../instrument/demo/instruments.ts'
import { courseLocations } from '../../location/demo/locations.ts'
import {
  ageGroups,
  eventTypes,
  instrumentGroups,
  newsCategories,
  parentGroups,
  subscriptions,
} from '../../lookup/demo/lookups.ts'
import { people } from '../../person/demo/people.ts'
import { productions } from '../../production/demo/productions.ts'
import { venues } from '../../venue/demo/venues.ts'
import { composers } from '../../work/demo/composers.ts'
import { works } from '../../work/demo/works.ts'
import { pages } from './pages.ts'
import type { PageSeed } from './types.ts'

const renderedPictures = pictures.filter(({ svg }) => svg === undefined)

const records = {
  page: keysOf(pages),
  event: keysOf(productions),
  course: keysOf(courses),
  ensemble: keysOf(ensembles),
  person: keysOf(people),
  news: keysOf(news),
  venue: keysOf(venues),
}
const lookups = {
  ageGroups,
  colors,
  courseLocations,
  eventTypes,
  instrumentGroups,
  instruments,
  newsCategories,
  parentGroups,
  subscriptions,
}
const content = {
  ...lookups,
  composers,
  courses,
  ensembles,
  faq,
  heroes,
  images: renderedPictures,
  news,
  pages,
  people,
  productions,
  teasers,
  venues,
  works,
}
const sections = pages.flatMap((page) => page.sections)
const modules = sections.flatMap((section) => section.columns.flat())

test('the seed has its promised size', () => {
  const dates = productions.flatMap((production) => production.dates)
  expect(dates.filter((date) => date.dayOffset >= 0).length).toBeGreaterThanOrEqual(40)
  expect(dates.filter((date) => date.dayOffset < -7)).toHaveLength(3)
  expect(productions.length).toBeGreaterThanOrEqual(16)
  expect(courses).toHaveLength(16)
  expect(news).toHaveLength(14)
  expect(people).toHaveLength(31)
  expect(venues).toHaveLength(6)
  expect(works.length).toBeGreaterThanOrEqual(35)
  expect(pages.length).toBeGreaterThanOrEqual(20)
  expect(faq).toHaveLength(8)
  expect(heroes).toHaveLength(3)
  expect(teasers).toHaveLength(6)
})

test('every seed key is used once per entity', () => {
  for (const list of Object.values(content)) expect(new Set(keysOf(list)).size).toBe(list.length)
})

test('seeded productions reference existing records', () => {
  for (const { dates, people: performers, programme, ...production } of productions) {
    expect(keysOf(colors)).toContain(production.color_key)
    expect(keysOf(eventTypes)).toContain(production.type_id)
    expectKeys(production.subscriptions, subscriptions)
    expectKeys(
      programme.flatMap((entry) => ('work_id' in entry ? [entry.work_id] : [])),
      works,
    )
    expectKeys(
      performers.map((performer) => performer.person_id),
      people,
    )
    expectKeys(
      dates.flatMap((date) => [date.venue_id, date.movedFrom?.venue_id ?? date.venue_id]),
      venues,
    )
  }
})

test('seeded works, courses, ensembles, people, instruments and news reference existing records', () => {
  expectKeys(
    works.map((work) => work.composer_id),
    composers,
  )
  expectKeys(
    instruments.map((instrument) => instrument.group_id),
    instrumentGroups,
  )
  expectKeys(
    people.flatMap((person) => person.instruments ?? []),
    instruments,
  )
  expectKeys(
    news.map((article) => article.category_id),
    newsCategories,
  )
  for (const { teachers, courses: courseKeys } of ensembles) {
    expectKeys(teachers, people)
    expectKeys(courseKeys, courses)
  }
  for (const course of courses) {
    expectKeys([course.parent_group_id], parentGroups)
    expectKeys(course.age_groups, ageGroups)
    expectKeys(course.instruments, instruments)
    expectKeys(
      course.instructors,
      people.filter((person) => person.is_instructor),
    )
    expectKeys([course.color_key], colors)
    expectKeys(
      course.dates.map((date) => date.location_id),
      courseLocations,
    )
  }
})

test('seeded pages form one tree, and every internal link resolves', () => {
  expectKeys(
    pages.flatMap((page) => page.parent_id ?? []),
    pages,
  )
  const links = JSON.stringify(content).matchAll(/"(?:link)":"(\w+):([\w-]+)"|href=\\"(\w+):([\w-]+)\\"/g)
  const internal = [...links]
    .map((match) => [match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? ''] as const)
    .filter(([kind]) => !['https', 'mailto'].includes(kind))
  expect(internal.length).toBeGreaterThan(30)
  for (const [kind, key] of internal)
    expect(Object.entries(records).find(([name]) => name === kind)?.[1]).toContain(key)
})

test('every seed text is filled in both languages', () => {
  const optional = new Set(['preline', 'subline'])
  const emptyPaths: string[] = []
  walk(content, (path, text) => {
    const isEmpty = !text.de.trim() || !text.en.trim()
    const isLeftOut = !text.de && !text.en && optional.has(path.at(-1) ?? '')
    if (isEmpty && !isLeftOut) emptyPaths.push(path.join('.'))
  })
  expect(emptyPaths).toEqual([])
})

test('seed slugs are plain and unique per entity and language', () => {
  for (const list of [productions, courses, ensembles, news, people, venues]) {
    for (const locale of ['de', 'en'] as const) expectUniqueSlugs(list.map((record) => record.slug?.[locale] ?? ''))
  }
  for (const locale of ['de', 'en'] as const) expectUniquePaths(locale)
})

test('the seed uses all kinds and layouts', () => {
  expect(new Set(modules.map((module) => module.kind)).size).toBe(15)
  expect(new Set(sections.map((section) => section.layout)).size).toBe(6)
  const columns = [1, 2, 2, 2, 3, 3]
  for (const section of sections) expect(section.columns).toHaveLength(columns[section.layout] ?? 0)
})

test('seeded full teasers stay within 256 characters', () => {
  const texts = [...modules.filter((module) => module.kind === 'fullteaser'), ...teasers].flatMap(
    (record) => record.text ?? [],
  )
  for (const text of texts) expect(Math.max(text.de.length, text.en.length)).toBeLessThanOrEqual(256)
})

test('seeded rich text uses only marks of the editor', () => {
  const tags = new Set([...JSON.stringify(content).matchAll(/<\/?([a-z0-9]+)/g)].map((match) => match[1]))
  const allowed = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br', 'tr', 'th', 'td']
  expect([...tags].filter((tag) => !allowed.includes(tag ?? ''))).toEqual([])
})

test('every seeded record and module has its own image', () => {
  // A choir is one name in its concerts.
  const subjects = {
    event: productions,
    person: people.filter(({ is_group }) => !is_group),
    venue: venues,
    course: courses,
    // The consort has the drawing of its course.
    ensemble: ensembles.filter(({ key }) => key !== 'holzhaus'),
    news,
    hero: heroes,
    teaser: teasers,
  }
  const ofRecords = Object.entries(subjects).flatMap(([subjectName, list]) =>
    list.map(({ key }) => pictureKey(subjectName as keyof typeof subjects, key)),
  )
  const ofModules = modules.flatMap(imagesOf)
  expect([...ofRecords, ...ofModules].sort()).toEqual(keysOf(renderedPictures).sort())
})

test('every seed image has its own drawing', () => {
  expect([...drawings.keys()].toSorted()).toEqual(keysOf(renderedPictures).toSorted())
  expect(new Set(drawings.values()).size).toBe(renderedPictures.length)
  for (const svg of drawings.values()) expect(svg).not.toMatch(/NaN|undefined|<text/)
})

function keysOf(list: { key: string }[]): string[] {
  return list.map((record) => record.key)
}

function expectKeys(keys: (string | undefined)[] = [], list: { key: string }[]): void {
  expect(keysOf(list)).toEqual(expect.arrayContaining(keys))
}

function expectUniqueSlugs(slugs: string[]): void {
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
}

function expectUniquePaths(locale: 'de' | 'en'): void {
  const paths = pages.filter((page) => page.slug).map((page) => pathOf(page, locale))
  expect(new Set(paths).size).toBe(paths.length)
}

function pathOf(page: PageSeed, locale: 'de' | 'en'): string {
  const parent = pages.find((candidate) => candidate.key === page.parent_id)
  return `${parent ? pathOf(parent, locale) : ''}/${page.slug?.[locale] ?? ''}`
}

function imagesOf(module: ModuleSeed): string[] {
  if ('image' in module) return [module.image]
  if (!('children' in module)) return []
  return module.children.flatMap((item) => ('image' in item ? [item.image] : []))
}

function walk(value: unknown, visit: (path: string[], text: Text) => void, path: string[] = []): void {
  if (typeof value !== 'object' || value === null) return
  if ('de' in value && 'en' in value) {
    visit(path, { de: String(value.de), en: String(value.en) })
    return
  }
  for (const [key, child] of Object.entries(value)) walk(child, visit, [...path, key])
}
