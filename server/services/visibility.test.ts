import { expect, test } from 'vitest'
import type { ContainerType, ResourceName } from '#content/define.ts'
import { createTestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const LATER = '2027-06-01T09:00:00Z'

type State = { name: string; body: Record<string, unknown>; visitor: boolean; editor: boolean }
const online: State = { name: 'online', body: { is_online: true }, visitor: true, editor: true }
const offline: State = { name: 'offline', body: { is_online: false }, visitor: false, editor: true }

/** Every type in every state it can be in, and who may see it. */
const types: { type: ContainerType; resource: ResourceName; kind: string; list: string | null; states: State[] }[] = [
  { type: 'page', resource: 'pages', kind: 'page', list: null, states: [online, offline] },
  { type: 'event', resource: 'productions', kind: 'event', list: '/api/event-dates/', states: [online, offline] },
  { type: 'course', resource: 'courses', kind: 'course', list: '/api/courses/', states: [online, offline] },
  {
    type: 'blogentry',
    resource: 'news',
    kind: 'news',
    list: '/api/blog-entries/',
    states: [online, offline, { name: 'embargoed', body: { is_online: true, date: LATER }, visitor: false, editor: true }],
  },
  {
    type: 'person',
    resource: 'people',
    kind: 'person',
    list: '/api/soloists/',
    states: [online, offline, { name: 'without a page', body: { has_page: false }, visitor: false, editor: false }],
  },
  { type: 'venue', resource: 'venues', kind: 'venue', list: null, states: [online, offline] },
]
const cases = types.flatMap(({ states, ...type }) => states.map((state) => ({ ...type, ...state, state: state.name })))

test.each(cases)(
  'a $type that is $state: list, detail, page, sections, modules, links and sitemap agree',
  async ({ type, resource, kind, list, body, visitor, editor }) => {
    const { app, depsOf, login } = await createTestApp()
    const date = type === 'event' ? await createDate(depsOf(), { production: body }) : null
    const id = date?.productionId ?? (await create(depsOf(), resource, body))
    const session = await login()
    const linking = await create(depsOf(), 'pages', { slug_de: 'verweis', slug_en: 'reference' })
    const post = async (path: string, sent: unknown) => (await session.call('POST', `/de/pageeditor-api/${path}/`, { body: sent })).body
    const section = await post('container', { content_type: type, object_id: id })
    const module = await post('headline', { parent: section.id, content: 'Geheim', headline_level: 2 })
    const below = await post('container', { content_type: 'page', object_id: linking })
    const link = await post('link', { parent: below.id, content: 'Dorthin', link: `${kind}:${id}` })
    const { urls } = (await session.call('GET', `/api/admin/${resource}/${id}/`)).body
    const url = urls?.de ?? addressOf(type, id)

    const asked = async (headers: Record<string, string>) => {
      const get = async (path: string) => app.request(path, { headers: { ...headers, 'accept-language': 'de' } })
      const sees = async (path: string) => (await get(path)).status === 200
      const listed = list ? JSON.stringify(await (await get(list)).json()).includes(url) : null
      return {
        page: await sees(url.replace('/de', '/de/pageeditor-api/page')),
        section: await sees(section.url),
        module: await sees(module.url),
        modules: (await (await get(`/de/pageeditor-api/headline/?parent=${section.id}`)).text()).includes('Geheim'),
        link: ((await (await get(link.url)).json()) as { link_url: string }).link_url !== '',
        ...(listed === null ? {} : { list: listed }),
      }
    }
    const all = (may: boolean) => ({ page: may, section: may, module: may, modules: may, link: may, ...(list ? { list: may } : {}) })
    expect(await asked({})).toEqual(all(visitor))
    // Editors reach the sections of everything: they are managed where the record is, also of one without a page.
    expect(await asked({ cookie: session.headers.cookie })).toEqual({ ...all(editor), section: true, module: true, modules: true })
    expect((await (await app.request('/sitemap.xml')).text()).includes(url)).toBe(visitor)
  },
)

/** Where a record without an address for anyone would be. */
function addressOf(type: ContainerType, id: number): string {
  return type === 'person' ? `/de/mitarbeiter/soloist/mara-vogt/${id}` : ''
}
