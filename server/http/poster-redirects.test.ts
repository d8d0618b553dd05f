import jsQR from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { posterResources } from '#model/types.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { create, createDate } from '#tests/support/factories.ts'

const EARLIER = '2026-12-01T18:30:00Z'
const LATER = '2027-03-01T18:30:00Z'
const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
}

async function posterOf({ login }: TestApp, resource: string, id: number) {
  const { call } = await login()
  const { body } = await call('GET', `/api/admin/posters/?resource=${resource}&id=${id}`)
  return body[0]
}

async function findRedirect({ call }: TestApp, path: string) {
  const { status, headers } = await call('GET', path, { headers: PHONE })
  expect(status).toBe(302)
  return headers.get('location')
}

test.each(posterResources)('each of %s has its own poster URL from its creation', async (resource) => {
  const app = await createTestApp()
  const [first, second] = [await create(app.depsOf(), resource), await create(app.depsOf(), resource)]
  const posters = [await posterOf(app, resource, first), await posterOf(app, resource, second)]
  expect(posters.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/k\/[a-z]{6}$/),
    expect.stringMatching(/^\/k\/[a-z]{6}$/),
  ])
  expect(posters[0].path).not.toBe(posters[1].path)
  expect(posters[0].address).toBe(`http://localhost${posters[0].path}`)
})

test('the public API returns the poster URL', async () => {
  const app = await createTestApp()
  const date = await createDate(app.depsOf())
  const course = await create(app.depsOf(), 'courses')
  expect((await app.call('GET', `/api/event-dates/${date.id}/`)).body.poster).toBe(
    (await posterOf(app, 'event-dates', date.id)).path,
  )
  expect((await app.call('GET', `/api/course/${course}/`)).body.poster).toBe(
    (await posterOf(app, 'courses', course)).path,
  )
})

test('a poster URL redirects to its date, in any spelling and language', async () => {
  const app = await createTestApp()
  const { id } = await createDate(app.depsOf())
  const { code } = await posterOf(app, 'event-dates', id)
  for (const path of [`/k/${code}`, `/K/${code.toUpperCase()}`, `/k/${code.slice(0, 2)}-${code.slice(2)}`])
    expect(await findRedirect(app, path)).toBe(`/de/konzerte/aufbruch/${id}`)
  expect(await findRedirect(app, `/k/${code}/en`)).toBe(`/en/events/setting-out/${id}`)
  expect(await findRedirect(app, `/k/${code}?utm_source=plakat`)).toBe(`/de/konzerte/aufbruch/${id}?utm_source=plakat`)
  const { headers } = await app.call('GET', `/k/${code}`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test("a past date's poster leads to the next date, or the last", async () => {
  const app = await createTestApp()
  const venue_id = await create(app.depsOf(), 'venues')
  const dates = ['2026-11-01T18:30:00Z', EARLIER, LATER].map((date_start) => ({
    venue_id,
    date_start,
    date_end: date_start.replace('18:30', '20:30'),
  }))
  const production_id = await create(app.depsOf(), 'productions', { dates })
  const pastProduction = await create(app.depsOf(), 'productions', {
    name: { de: 'Vorbei', en: '' },
    dates: dates.slice(0, 2),
  })
  const { call } = await app.login()
  const idsOf = async (id: number) =>
    (await call('GET', `/api/admin/event-dates/?production_id=${id}`)).body.results.map(
      (date: { id: number }) => date.id,
    )
  const [first, , next] = await idsOf(production_id)
  const [firstOver, lastOver] = await idsOf(pastProduction)
  expect(await findRedirect(app, (await posterOf(app, 'event-dates', first)).path)).toBe(
    `/de/konzerte/aufbruch/${next}`,
  )
  expect(await findRedirect(app, (await posterOf(app, 'event-dates', firstOver)).path)).toBe(
    `/de/konzerte/vorbei/${lastOver}`,
  )
})

test('a poster of a renamed course leads to its new page', async () => {
  const app = await createTestApp()
  const id = await create(app.depsOf(), 'courses')
  const { path } = await posterOf(app, 'courses', id)
  expect(await findRedirect(app, path)).toBe(`/de/kurse/oboe-von-anfang-an/${id}`)
  const { call } = await app.login()
  await call('POST', `/api/admin/courses/${id}/`, { body: { slug_de: 'oboe' } })
  expect(await findRedirect(app, path)).toBe(`/de/kurse/oboe/${id}`)
})

test("a deleted course's code leads to the course list, or to a notice", async () => {
  const app = await createTestApp()
  const list = await create(app.depsOf(), 'pages', { content_type: 'courses', slug_de: 'kurse', slug_en: 'courses' })
  const id = await create(app.depsOf(), 'courses')
  const { path, code, title } = await posterOf(app, 'courses', id)
  expect(title).toBe('Oboe von Anfang an')
  const { call } = await app.login()
  await call('POST', `/api/admin/courses/${id}/`, { body: { is_online: false } })
  expect(await findRedirect(app, path)).toBe('/de/kurse')
  await call('DELETE', `/api/admin/courses/${id}/`)
  expect(await findRedirect(app, `${path}/en`)).toBe('/en/courses')
  await call('POST', `/api/admin/pages/${list}/`, { body: { is_online: false } })
  expect(await findRedirect(app, path)).toBe(`/de/k/${code}`)
})

test("a hidden or deleted record's poster shows a notice; codes stay unique", async () => {
  const app = await createTestApp()
  const { call } = await app.login()
  const deletedDate = await createDate(app.depsOf())
  const poster = await posterOf(app, 'event-dates', deletedDate.id)
  await call('POST', `/api/admin/productions/${deletedDate.productionId}/`, { body: { is_online: false } })
  expect(await findRedirect(app, poster.path)).toBe(`/de/k/${poster.code}`)
  expect((await call('GET', poster.path)).headers.get('location')).toBe(`/de/k/${poster.code}`)
  await call('DELETE', `/api/admin/productions/${deletedDate.productionId}/`)
  expect(await findRedirect(app, `${poster.path}/en`)).toBe(`/en/k/${poster.code}`)
  expect((await app.call('GET', `/api/posters/${poster.code}/`)).body).toEqual({
    code: poster.code,
    path: poster.path,
    url: null,
  })
  const next = await createDate(app.depsOf())
  expect((await posterOf(app, 'event-dates', next.id)).code).not.toBe(poster.code)
})

test.each(['besane', 'kakaka', 'x'.repeat(200), '%F0%9F%8E%BB', 'a b'])(
  '%s, an unused code, leads to the help page',
  async (code) => {
    const app = await createTestApp()
    expect(await findRedirect(app, `/k/${code}`)).toBe(`/de/k/${encodeURIComponent(decodeURIComponent(code))}`)
    expect((await app.call('GET', `/api/posters/${code}/`)).status).toBe(code.length > 40 ? 400 : 404)
  },
)

test('poster visits are counted by day, without bots', async () => {
  const app = await createTestApp()
  const { id } = await createDate(app.depsOf())
  const { path } = await posterOf(app, 'event-dates', id)
  const readCounts = async () => (({ visits, days }) => ({ visits, days }))(await posterOf(app, 'event-dates', id))
  expect(await readCounts()).toEqual({ visits: 0, days: [] })
  await app.call('GET', path, { headers: PHONE })
  await app.call('GET', path, { headers: { ...PHONE, 'sec-purpose': 'prefetch;prerender' } })
  await app.call('GET', path, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } })
  await app.call('HEAD', path, { headers: PHONE })
  expect(await readCounts()).toEqual({ visits: 1, days: [{ day: '2027-01-15', visits: 1 }] })
  await app.call('GET', `${path}/en`, { headers: PHONE })
  expect(await readCounts()).toEqual({ visits: 2, days: [{ day: '2027-01-15', visits: 2 }] })
})

test('only editors see the visits of a poster', async () => {
  const app = await createTestApp()
  expect((await app.call('GET', '/api/admin/posters/?resource=courses&id=1')).status).toBe(401)
  const { call } = await app.login()
  expect((await call('GET', '/api/admin/posters/?resource=venues&id=1')).status).toBe(400)
})

test('the QR code scans, and the PDF contains the URL', async () => {
  const app = await createTestApp()
  const { id } = await createDate(app.depsOf())
  const { path } = await posterOf(app, 'event-dates', id)
  const svg = await app.app.request(`${path}.svg`)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')
  expect(await scan(Buffer.from(await svg.arrayBuffer()))).toBe(`http://localhost${path}`)
  const pdf = await app.app.request(`${path}.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())))
  expect({ totalPages, text: text.join(' ').trim() }).toEqual({ totalPages: 1, text: `localhost${path}` })
  expect((await app.call('GET', '/k/wowowo.svg')).status).toBe(404)
})

async function scan(svg: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(svg, { density: 300 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
