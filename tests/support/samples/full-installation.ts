import { vi } from 'vitest'
import { storeFile } from '#content/file/service.ts'
import { seasonUrls } from '#content/production/season/seasons.server.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames, singletonScreens } from '#model/types.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { encodePosterCode } from '#server/services/posters/poster-code.ts'
import { createTestApp, NOW, type TestApp } from '../app.ts'
import { siteBuild } from '../browser/site-build.ts'
import { create, createDate, createImage } from '../factories.ts'
import { demoFields } from './demo-records.ts'

/** A page contains its time of rendering. */
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g

type Editor = Awaited<ReturnType<TestApp['login']>>
type Ids = Map<ResourceName, number>

/** An installation with a record of every type and a module of every kind, and all URLs that a visitor can request. */
export async function startFullInstallation() {
  const build = siteBuild()
  const render = vi.fn(build.entry.module.default)
  const clock = { at: NOW.getTime() }
  const app = await createTestApp({
    now: () => new Date(clock.at),
    build: { ...build, entry: { module: { ...build.entry.module, default: render } } },
  })
  const editor = await app.login('admin')
  const { ids, screens } = await createRecords(app)
  const sections = [
    await createSection(editor, { content_type: 'page', object_id: ids.get('pages') }, ids),
    await createSection(editor, { content_type: 'course', object_id: ids.get('courses') }, ids),
  ]
  const addresses = await listAddresses(app, editor, { ids, screens, sections })
  const get = async (path: string) => {
    const response = await app.app.request(path)
    return {
      path,
      status: response.status,
      location: response.headers.get('location'),
      text: (await response.text()).replaceAll(INSTANT, ''),
    }
  }
  return { ...app, clock, editor, ids, addresses, sections, get, renderCount: () => render.mock.calls.length }
}

async function createRecords(app: TestApp): Promise<{ ids: Ids; screens: number[] }> {
  const deps = app.depsOf()
  const ids: Ids = new Map()
  const screens: number[] = []
  for (const content_type of singletonScreens)
    screens.push(await create(deps, 'pages', { content_type, title: { de: content_type, en: content_type } }))
  const image_id = await createImage(deps)
  for (const name of resourceNames) {
    if (name === 'images' || name === 'files' || name === 'productions') continue
    const withPicture = ['people', 'courses', 'news', 'sponsors', 'venues', 'pages'].includes(name) ? { image_id } : {}
    ids.set(name, await create(deps, name, { ...withPicture, ...(name === 'pages' ? { in_menu: true } : {}) }))
  }
  ids.set('images', image_id)
  ids.set('files', (await storeFile(deps, { bytes: Buffer.from('%PDF-1.4\nSaal'), name: 'saal.pdf' })).id)
  const [type_id, person_id] = [ids.get('event-types'), ids.get('people')]
  const work_id = await create(deps, 'works', { composer_id: ids.get('composers') })
  const date = await createDate(deps, {
    venue_id: ids.get('venues'),
    price_list_id: ids.get('price-lists'),
    production: {
      ...{ image_id, type_id, subscriptions: [ids.get('subscriptions')] },
      programme: [{ work_id }],
      people: [{ person_id, work_id, part: 'soloist' }],
    },
  })
  const course = await create(deps, 'courses', {
    image_id,
    instructors: [person_id],
    instruments: [ids.get('instruments')],
    age_groups: [ids.get('age-groups')],
    dates: [
      { location_id: ids.get('locations'), date_start: '2027-02-03T15:00:00Z', date_end: '2027-02-03T16:00:00Z' },
    ],
  })
  ids.set('works', work_id)
  ids.set('courses', course)
  ids.set('productions', date.productionId)
  ids.set('event-dates', date.id)
  return { ids, screens }
}

/** With a module of every kind. */
async function createSection(
  { call }: Editor,
  owner: { content_type: string; object_id: number | undefined },
  ids: Ids,
): Promise<number> {
  const section = await call('POST', '/de/pageeditor-api/container/', { body: { ...owner, layout: 0 } })
  const listOf = new Map([...moduleSchemas.values()].map(({ kind, children }) => [children, kind]))
  const newIds = new Map<string, number>()
  // A list before its items.
  for (const kind of [...moduleSchemas.keys()].toSorted(
    (one, other) => Number(listOf.has(one)) - Number(listOf.has(other)),
  )) {
    const parent = newIds.get(listOf.get(kind) ?? '') ?? section.body.id
    const { body } = await call('POST', `/de/pageeditor-api/${kind}/`, {
      body: { ...demoFields(kind, ids.get('images') ?? 0), parent },
    })
    newIds.set(kind, body.id)
  }
  return section.body.id
}

async function listAddresses(
  app: TestApp,
  { call }: Editor,
  { ids, screens, sections }: { ids: Ids; screens: number[]; sections: number[] },
) {
  const urlsOf = async (name: ResourceName, id: number) =>
    Object.values<string>((await call('GET', `/api/admin/${name}/${id}/`)).body.urls ?? {})
  const announced = await create(app.depsOf(), 'productions', {
    announced_month: '2027-06',
    type_id: ids.get('event-types'),
    image_id: ids.get('images'),
  })
  const records = [...ids, ['productions', announced] as const, ...screens.map((id) => ['pages', id] as const)]
  const pages = (await Promise.all(records.map(([name, id]) => urlsOf(name, id)))).flat()
  const calendars = pages
    .filter((url) => /^\/(de\/(konzerte|kurse)|en\/(events|courses))\/[^/]+\/\d+$/.test(url))
    .map((url) => `${url}.ics`)
  const calls = app.registry.endpoints
    .filter(({ method, path }) => method === 'GET' && !/admin|docs|openapi|pageeditor|\{/.test(path))
    .map(({ path }) => (path.startsWith('/api/search/') ? `${path}?q=oboe` : path))
  const callsOfOne = [
    ...[
      `event-dates/${ids.get('event-dates')}`,
      `event-dates/${ids.get('event-dates')}/similar`,
      `announced/${announced}`,
      'seasons/2026-27',
    ],
    ...[
      `course/${ids.get('courses')}`,
      `blog-entries/${ids.get('news')}`,
      `soloists/${ids.get('people')}`,
      `venues/${ids.get('venues')}`,
    ],
    ...[`composers/${ids.get('composers')}`, `works/${ids.get('works')}`, `posters/${encodePosterCode(1)}`],
  ].map((path) => `/api/${path}/`)
  const posters = [1, 2, 3].flatMap((code) => ['', '/en', '.svg'].map((end) => `/k/${encodePosterCode(code)}${end}`))
  const files = [`/files/${ids.get('files')}/saal.pdf`, `/press/${ids.get('press-pictures')}/probe.jpg`]
  return [
    ...['/', '/de', '/en', '/de/nichts', '/sitemap.xml', '/robots.txt', ...Object.values(seasonUrls('2026-27'))],
    ...[...calls, `/de/aktuelles.atom?category=${ids.get('categories')}`, ...callsOfOne],
    ...[...new Set(pages), ...calendars, ...posters, ...files],
    ...sections.map((id) => `/de/pageeditor-api/container/${id}/`),
  ]
}
