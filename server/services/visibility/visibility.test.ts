import type { SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seasonAt } from '#content/production/season/season-range.server.ts'
import { sponsors } from '#content/sponsor/table.ts'
import { localisedFieldNames } from '#contract/admin/resources/missing-english.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ContentType, ResourceName } from '#model/define-type.ts'
import { contentTypes } from '#model/types.ts'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'
import type { Deps } from '../deps.ts'
import { whereHidden, whereVisible } from './visibility.ts'

type Rule = NonNullable<ContentType['visibility']>

/** In every text of the hidden record, in its URL and in its sections. */
const MARK = 'geheim'
const marked = { de: MARK, en: MARK }

/** Calls that reveal a record with a page, of any type: by sections or by path. */
const ofSections = ['get_section', 'get_section_by_slug', 'get_headline', 'list_headline']
/** Equal for everyone: a file, calendar or result list has no place for a draft mark. */
const forEveryone = /^(sitemap|search|suggest|get_course_request_options|list_press)$|(calendar|feed)_/
const ofPages = [
  ...ofSections,
  'get_nav',
  'get_page',
  'get_link',
  'list_heroes',
  'list_teasers',
  'list_link',
  'search',
  'sitemap',
  'suggest',
]

test.each(
  contentTypes.flatMap((type) =>
    type.visibility ? [[type.resource as ResourceName, { ...type, visibility: type.visibility }] as const] : [],
  ),
)('every public endpoint respects the visibility of %s', async (name, type) => {
  const app = await createTestApp()
  const session = await app.login()
  const { id, ...placement } = await surround(app, type, name)
  const calls = callsOf(app, placement)
  const tellersFor = async (calls: readonly EndpointCall[]) => ({
    visitor: await tellersOf(app, calls, {}),
    editor: await tellersOf(app, calls, session.headers),
  })
  const online = await tellersFor(calls)
  // No call reveals only hidden records.
  const telling = calls.filter(({ id }) => online.editor.includes(id))
  expect(online.visitor).toEqual(
    type.sectionOwner ? expect.arrayContaining(ofPages) : expect.arrayContaining([expect.any(String)]),
  )
  expect(online.editor).toEqual(online.visitor)
  for (const { state, body, hasPage } of hiddenStatesOf(type.visibility)) {
    expect(
      (await session.call('PATCH', `/api/admin/${name}/${id}/`, { body: { ...shownFields(type.visibility), ...body } }))
        .status,
    ).toBe(200)
    const { visitor, editor } = await tellersFor(telling)
    expect(visitor, state).toEqual([])
    // No draft mark is possible here, so editors see what visitors see.
    if (!type.sectionOwner) expect([online.editor, []], state).toContainEqual(editor)
    // Sections are managed at the record, even for one without a page.
    else
      expect(editor, state).toEqual(
        online.editor.filter((call) => (hasPage ? !forEveryone.test(call) : ofSections.includes(call))),
      )
  }
})

test('visible and hidden records partition the table', async () => {
  const { database, depsOf } = await createTestApp()
  const deps = { ...depsOf(null), now: () => NOW }
  const states = [
    {},
    { shown_from: day(-1) },
    { shown_from: day(1) },
    { shown_until: day(-1) },
    { shown_from: day(-2), shown_until: day(1) },
    { online_from: day(1) },
  ]
  for (const state of states)
    for (const is_online of [true, false]) await create(depsOf(), 'sponsors', { ...state, is_online })
  const idsOf = async (where: SQL | undefined) =>
    (await database.db.select({ id: sponsors.id }).from(sponsors).where(where).orderBy(sponsors.id)).map(({ id }) => id)
  const [all, visible, hidden] = [
    await idsOf(undefined),
    await idsOf(whereVisible(deps, 'sponsors')),
    await idsOf(whereHidden('sponsors', NOW)),
  ]
  expect([visible.length, all.length]).toEqual([3, 12])
  expect([...visible, ...hidden].toSorted((one, other) => one - other)).toEqual(all)
})

type State = { state: string; body: Record<string, unknown>; hasPage: boolean }

function shownFields({ online, from, until, page }: Rule): Record<string, unknown> {
  return {
    [online]: true,
    online_from: null,
    ...(from ? { [from]: day(-1) } : {}),
    ...(until ? { [until]: day(1) } : {}),
    ...(page ? { [page]: true } : {}),
  }
}

/** Every state of the rule in which visitors do not see the record. */
function hiddenStatesOf({ online, from, until, page }: Rule): State[] {
  const hidden = (state: string, body: Record<string, unknown>, hasPage = true) => ({ state, body, hasPage })
  return [
    hidden('offline', { [online]: false }),
    hidden('before it goes online', { online_from: day(1) }),
    ...(from ? [hidden('before its day', { [from]: day(1) })] : []),
    ...(until ? [hidden('after its day', { [until]: day(-1) })] : []),
    ...(page ? [hidden('without a page', { [page]: false }, false)] : []),
  ]
}

function day(offset: number): string {
  return new Date(NOW.getTime() + offset * 86_400_000).toISOString()
}

type Placement = { ids: number[]; sections: number[]; modules: number[]; pages: string[] }

/** A record with a section and everything that could lead to it: links, menus, banners, a concert, a course. */
async function surround(
  { depsOf, login }: TestApp,
  { link, sectionOwner, title, visibility }: ContentType & { visibility: Rule },
  name: ResourceName,
): Promise<Placement & { id: number }> {
  const session = await login()
  const post = async (path: string, body: unknown) =>
    (await session.call('POST', `/de/pageeditor-api/${path}/`, { body })).body
  const texts = Object.fromEntries(
    localisedFieldNames(name).own.map((field) => [field, field === 'link' ? { de: '', en: '' } : marked]),
  )
  const slugs = sectionOwner ? { slug_de: MARK, slug_en: MARK } : {}
  // Types with a page also appear by URL; the others by title only.
  const titles = sectionOwner ? {} : Object.fromEntries(title.map((field) => [field, field in texts ? marked : MARK]))
  const body = { ...texts, ...titles, ...slugs, ...extraValues[name], ...shownFields(visibility) }
  const played = name === 'productions' ? await createPlayed(depsOf()) : null
  const date =
    played && (await createDate(depsOf(), { production: { ...body, programme: [{ work_id: played.work }] } }))
  const id = date?.productionId ?? (await create(depsOf(), name, body))
  if (name === 'productions') await create(depsOf(), 'press-pictures', { caption: marked, production_id: id })

  const page = await create(depsOf(), 'pages', { slug_de: 'verweis', slug_en: 'reference' })
  const below = await post('container', { content_type: 'page', object_id: page })
  const questionModule = await post('faq', { parent: below.id, source: 'back_office' })
  const ids = [id, ...(date ? [date.id] : []), ...(played ? [played.work, played.composer] : [])]
  const sections = [below.id]
  const modules = [questionModule.id]
  if (sectionOwner) {
    const section = await post('container', { content_type: sectionOwner, object_id: id, slug: `${MARK}-abschnitt` })
    const module = await post('headline', { parent: section.id, content: MARK, headline_level: 2 })
    sections.push(section.id)
    modules.push(module.id)
  }
  if (link) {
    const to = `${link}:${id}`
    modules.push((await post('link', { parent: below.id, content: 'Dorthin', link: to })).id)
    await create(depsOf(), 'pages', { content_type: 'link', link: { de: to, en: to }, in_menu: true, in_footer: true })
    await create(depsOf(), 'heroes', { link: to })
    await create(depsOf(), 'teasers', { link: to })
  }
  const people = name === 'people' ? [{ person_id: id, part: 'soloist' }] : []
  const concert = await createDate(depsOf(), { ...(name === 'venues' ? { venue_id: id } : {}), production: { people } })
  const course = await create(depsOf(), 'courses', { instructors: name === 'people' ? [id] : [] })
  const { urls } = (await session.call('GET', `/api/admin/${name}/${id}/`)).body
  const url = urls?.de ?? `/de/mitarbeiter/soloist/${MARK}/${id}`
  return { id, ids: [...ids, concert.id, course], sections, modules, pages: ['verweis', url.replace('/de/', '')] }
}

/** A composer and a work, made public only by the production that plays them. */
async function createPlayed(deps: Deps): Promise<{ composer: number; work: number }> {
  const composer = await create(deps, 'composers', { name: MARK, sort_name: MARK })
  return { composer, work: await create(deps, 'works', { title: marked, composer_id: composer }) }
}

/** Field values that make a record of the type appear wherever it can. */
const extraValues: Partial<Record<ResourceName, Record<string, unknown>>> = {
  news: { on_home: true },
  pages: { in_menu: true, in_footer: true, in_secondary: true },
  people: { is_instructor: true, is_soloist: true, is_employee: true },
}

/** Performers are named in a concert even without a page, and the slug contains the name. */
const publicSlug = JSON.stringify({ slug: marked }).slice(1, -1)

type EndpointCall = { id: string; paths: string[] }

/** All public calls of the contract, and the sitemap, that could reveal the record. */
function callsOf({ registry }: TestApp, placement: Placement): EndpointCall[] {
  const calls = registry.endpoints.filter(({ method, access }) => method === 'GET' && access === 'visitor')
  return [
    ...calls.map((call) => ({ id: call.id, paths: pathsOf(call, placement) })),
    { id: 'sitemap', paths: ['/sitemap.xml'] },
  ]
}

/** The calls whose response reveals the record to this viewer. */
async function tellersOf(
  { app }: TestApp,
  calls: readonly EndpointCall[],
  headers: Record<string, string>,
): Promise<string[]> {
  const containsMark = async (path: string) => {
    const response = await app.request(path, { headers: { ...headers, 'accept-language': 'de' } })
    return response.status === 200 && (await response.text()).replaceAll(publicSlug, '').includes(MARK)
  }
  const telling: string[] = []
  for (const { id, paths } of calls) {
    for (const path of paths) {
      if (!(await containsMark(path))) continue
      telling.push(id)
      break
    }
  }
  return telling.toSorted()
}

function pathsOf({ path, query }: Endpoint, { ids, sections, modules, pages }: Placement): string[] {
  const examplePath = path
    .replace('{locale}', 'de')
    .replace('{slug}', `${MARK}-abschnitt`)
    .replace('{season}', seasonAt(NOW))
  if (examplePath.includes('{path}')) return pages.map((page) => examplePath.replace('{path}', page))
  if (query && 'month' in query.shape) return [`${examplePath}?month=2027-02`]
  if (query && 'q' in query.shape) return [`${examplePath}?q=${MARK}`]
  if (query && 'parent' in query.shape) return sections.map((parent) => `${examplePath}?parent=${parent}`)
  if (!examplePath.includes('{id}')) return [examplePath]
  const inPage = examplePath.includes('/container/') ? sections : modules
  return (examplePath.includes('/pageeditor-api/') ? inPage : ids).map((id) => examplePath.replace('{id}', String(id)))
}
