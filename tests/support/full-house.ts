import { vi } from 'vitest'
import type { ResourceName } from '#content/define.ts'
import { resourceNames } from '#content/types.ts'
import { createTestApp, NOW } from './app.ts'
import { create, createDate, createImage } from './factories.ts'
import { siteBuild } from './site-build.ts'

/** A page names the instant at which it was made. */
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g

/** A house with a record of every type, whose pages carry sections, and all that a visitor can ask of it. */
export async function startFullHouse() {
  const build = siteBuild()
  const render = vi.fn(build.entry.module.default)
  const clock = { at: NOW.getTime() }
  const app = await createTestApp({ now: () => new Date(clock.at), build: { ...build, entry: { module: { ...build.entry.module, default: render } } } })
  const deps = app.depsOf()
  const editor = await app.login('admin')
  const image_id = await createImage(deps)
  const ids = new Map<ResourceName, number>()
  await create(deps, 'pages', { content_type: 'home', title: { de: 'Start', en: 'Start' } })
  for (const name of resourceNames) {
    if (name === 'images' || name === 'files' || name === 'productions') continue
    const withPicture = ['people', 'courses', 'news', 'sponsors', 'venues', 'pages'].includes(name) ? { image_id } : {}
    ids.set(name, await create(deps, name, { ...withPicture, ...(name === 'pages' ? { in_menu: true } : {}) }))
  }
  ids.set('images', image_id)
  const date = await createDate(deps, { venue_id: ids.get('venues'), production: { image_id, color_key: '', type_id: ids.get('event-types') } })
  ids.set('productions', date.productionId)
  ids.set('event-dates', date.id)
  const sections: number[] = []
  for (const [content_type, object_id] of [
    ['page', ids.get('pages')],
    ['course', ids.get('courses')],
  ] as const) {
    const { body } = await editor.call('POST', '/de/pageeditor-api/container/', { body: { content_type, object_id, layout: 0 } })
    await editor.call('POST', '/de/pageeditor-api/headline/', { body: { parent: body.id, order: 0, headline_level: 2, content: 'Überschrift' } })
    await editor.call('POST', '/de/pageeditor-api/faq/', { body: { parent: body.id, order: 1 } })
    sections.push(body.id)
  }
  const calls = app.registry.endpoints
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !/admin|docs|openapi|\{/.test(path))
    .map(({ path }) => path)
  const urls = await Promise.all(
    [...ids].map(async ([name, id]) => Object.values<string>((await editor.call('GET', `/api/admin/${name}/${id}/`)).body.urls ?? {})),
  )
  const addresses = [
    ...new Set(['/de', '/en', '/de/nichts', '/sitemap.xml', ...calls, ...urls.flat(), ...sections.map((id) => `/de/pageeditor-api/container/${id}/`)]),
  ]
  const get = async (path: string) => {
    const answer = await app.app.request(path)
    return { path, status: answer.status, location: answer.headers.get('location'), text: (await answer.text()).replaceAll(INSTANT, '') }
  }
  return { ...app, clock, editor, ids, addresses, sections, get, made: () => render.mock.calls.length }
}
