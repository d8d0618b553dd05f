import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { createRouteTemplate, normaliseMethod } from './route-template.ts'

const routes = {
  root: { id: 'root', path: '' },
  layout: { id: 'layout', parentId: 'root' },
  'course.de': { id: 'course.de', parentId: 'layout', path: 'de/kurse/:slug/:id' },
  'page.de': { id: 'page.de', parentId: 'layout', path: 'de/*' },
} as unknown as ServerBuild['routes']

test('a request is counted under its route template', async () => {
  const { registry, app } = await createTestApp()
  const paths = [...new Set(app.routes.map(({ path }) => path))]
  const routeOf = createRouteTemplate({ endpoints: registry.endpoints, paths, build: { routes } as ServerBuild })
  expect(routeOf('/api/admin/pages/12/')).toBe('/api/admin/pages/{id}/')
  expect(routeOf('/api/event-dates/')).toBe('/api/event-dates/')
  expect(routeOf('/de/pageeditor-api/page/orchester/geschichte')).toBe('/{locale}/pageeditor-api/page/{path}')
  expect(routeOf('/media/7/medium.avif')).toBe('/media/:id/:name')
  expect(routeOf('/de/kurse/oboe/3')).toBe('/de/kurse/:slug/:id')
  expect(routeOf('/de/kurse/oboe/3.data')).toBe('/de/kurse/:slug/:id')
  expect(routeOf('/de/orchester')).toBe('/de/*')
  expect(routeOf('/wp-login.php')).toBe('none')
  expect(routeOf('/healthz')).toBe('/healthz')
  const invented = Array.from({ length: 300 }, (_, index) => routeOf(`/de/erfunden/${index}`))
  expect(new Set(invented)).toEqual(new Set(['/de/*']))
})

test('unusual methods are counted as _OTHER', () => {
  expect(['GET', 'PATCH', 'BREW', undefined].map(normaliseMethod)).toEqual(['GET', 'PATCH', '_OTHER', '_OTHER'])
})
