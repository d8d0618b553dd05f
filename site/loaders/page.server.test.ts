import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Client } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import { backendContext } from '../context.ts'
import { loadPage, loadPageOnce } from './page.server.ts'

type Params = { locale?: string; path?: string }

function contextWith(respond: (path: string, params?: Params) => unknown) {
  const call = vi.fn(async (target: { path: string }, { params }: { params?: Params } = {}) =>
    respond(target.path, params),
  )
  const context = new RouterContextProvider()
  context.set(backendContext, {
    call: call as unknown as Client,
    viewer: null,
    settings: null,
    origin: 'http://localhost',
    mainOrigin: 'http://localhost',
    now: new Date(),
    ahead: null,
    nonceless: true,
  })
  return { call, context }
}

const notFound = () => {
  throw new AppError('not_found', { message: 'none' })
}

test('a repeated request for the same language and path shares the first', async () => {
  const { call, context } = contextWith(() => ({ id: 1 }))
  const url = new URL('http://localhost/de/orchester')
  const [first, second] = await Promise.all([loadPageOnce({ url, context }), loadPageOnce({ url, context })])
  expect(second).toBe(first)
  expect(call).toHaveBeenCalledTimes(1)
})

test('another path causes another request', async () => {
  const { call, context } = contextWith(() => ({ id: 1 }))
  await loadPageOnce({ url: new URL('http://localhost/de/a'), context })
  await loadPageOnce({ url: new URL('http://localhost/en/a'), context })
  expect(call).toHaveBeenCalledTimes(2)
})

test('a moved page redirects with its query', async () => {
  const { context } = contextWith((path) => (path.includes('/redirect/') ? { new_path: '/de/neu' } : notFound()))
  const load = loadPage({ url: new URL('http://localhost/de/alt?a=1'), context, params: {} })
  const response = await load.catch((thrown: unknown) => thrown)
  expect(response).toMatchObject({ status: 301 })
  expect((response as Response).headers.get('location')).toBe('/de/neu?a=1')
})

test.each([
  ['/de/neu?b=2#oben', '/de/neu?b=2&a=1#oben'],
  ['https://anderswo.example/日本', 'https://anderswo.example/%E6%97%A5%E6%9C%AC?a=1'],
])('a redirect to %s preserves the query and is encoded', async (new_path, location) => {
  const { context } = contextWith((path) => (path.includes('/redirect/') ? { new_path } : notFound()))
  const response = await loadPage({ url: new URL('http://localhost/de/alt?a=1'), context, params: {} }).catch(
    (thrown: unknown) => thrown,
  )
  expect((response as Response).headers.get('location')).toBe(location)
})

test.each([
  ['/de/konzerte/aufbruch/1/', '/de/konzerte/aufbruch/1'],
  ['/de/aktuelles/aufbruch?edit=', '/de/konzerte/aufbruch/1?edit'],
])('%s redirects to %s', async (path, location) => {
  const { context } = contextWith(() => ({ urls: { de: '/de/konzerte/aufbruch/1' } }))
  const response = await loadPage({ url: new URL(`http://localhost${path}`), context, params: {} }).catch(
    (thrown: unknown) => thrown,
  )
  expect((response as Response).headers?.get('location')).toBe(location)
})

test.each([
  ['/de/Kurse?page=2', '/de/kurse?page=2'],
  ['/DE/Kurse', '/de/kurse'],
  ['/EN/Courses', '/en/courses'],
  ['/de/%C3%9CBER', '/de/%C3%BCber'],
])('%s redirects to the page at %s', async (path, location) => {
  const [pathname = ''] = location.split('?')
  const { context } = contextWith((_, { locale, path: requestedPath } = {}) =>
    `/${locale}/${requestedPath}` === decodeURI(pathname) ? { urls: { de: pathname, en: pathname } } : notFound(),
  )
  const response = await loadPage({ url: new URL(`http://localhost${path}`), context, params: {} }).catch(
    (thrown: unknown) => thrown,
  )
  expect(response).toMatchObject({ status: 301 })
  expect((response as Response).headers.get('location')).toBe(location)
})

test.each([
  ['/de', { listPage: 1, isNarrowed: false }],
  ['/de?page=2', { listPage: 2, isNarrowed: false }],
  ['/de?date=2027-06&page=2', { listPage: 2, isNarrowed: true }],
  ['/de?venue=', { listPage: 1, isNarrowed: false }],
  ['/de?utm_source=mail&edit', { listPage: 1, isNarrowed: false }],
])('%s determines page number and filter state', async (path, part) => {
  const urls = { de: '/de', en: '/en' }
  const { context } = contextWith(() => ({
    urls,
    container: { content_type: 'page' },
    modules: [],
    title: '',
    headline: '',
    fallback: [],
  }))
  expect(await loadPage({ url: new URL(`http://localhost${path}`), context, params: {} })).toMatchObject(part)
})

test('a missing page is a 404', async () => {
  const { context } = contextWith(notFound)
  await expect(loadPage({ url: new URL('http://localhost/de/nichts'), context, params: {} })).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test.each([400, 401, 403, 410])('a page call refused with %i counts as missing and may redirect', async (status) => {
  const failing = (path: string) => {
    if (path.includes('/redirect/')) return { new_path: '/de/neu' }
    throw new AppError('internal', { message: '', status })
  }
  const { context } = contextWith(failing)
  const response = await loadPage({ url: new URL('http://localhost/de/alt'), context, params: {} }).catch(
    (thrown: unknown) => thrown,
  )
  expect(response).toMatchObject({ status: 301 })
})

test.each([
  [new AppError('internal', { message: '', status: 502 }), 502],
  [new AppError('too_many_requests', { message: '' }), 429],
  [new AppError('unavailable', { message: '' }), 503],
  [new AppError('internal', { message: '', status: 302 }), 500],
])('a page call failing with %s responds with status %i', async (error, status) => {
  const { context } = contextWith(() => Promise.reject(error))
  const load = loadPage({ url: new URL('http://localhost/de/alt'), context, params: {} })
  await expect(load).rejects.toMatchObject({ init: { status }, data: { isPageFailure: true } })
})
