import { createHash, randomBytes } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { MAX_FILE_BYTES } from '#content/file/endpoints.ts'
import { startSite } from '#tests/support/browser/site.ts'
import { HOST, PROXIES } from '#tests/support/processes/proxies.ts'
import { ADMIN } from '#tests/support/processes/server-process.ts'
import { createTlsClient, type TlsRequest } from '#tests/support/processes/tls-client.ts'

const MB = 1024 * 1024
const TRIES_OF_AN_ADDRESS = 20

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const login = (email: string, password = 'ein-falsches-passwort') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
})

/** A film of this many bytes with a valid signature, as a form of the back office sends it. */
function film(bytes: number): { bytes: Buffer; form: Pick<TlsRequest, 'body' | 'headers'> & { body: Buffer } } {
  const film = Buffer.concat([Buffer.from('0000001866747970697336366973363669736f6d', 'hex'), randomBytes(bytes - 20)])
  const head =
    '--grenze\r\ncontent-disposition: form-data; name="file"; filename="Probe.mp4"\r\ncontent-type: video/mp4\r\n\r\n'
  return {
    bytes: film,
    form: {
      body: Buffer.concat([Buffer.from(head), film, Buffer.from('\r\n--grenze--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=grenze' },
    },
  }
}

describe.each(Object.entries(PROXIES))('behind %s', async (_name, startProxy) => {
  const site = await startSite({ env: { ORIGIN: `https://${HOST}`, TRUST_PROXY: '1' } })
  const proxy = await startProxy({ backends: [Number(new URL(site.url).port)] })
  const { fetchPath, askInTheClear, askByHttp2, leave } = createTlsClient(proxy)
  const process = createTlsClient({ ...proxy, httpPort: Number(new URL(site.url).port) })
  afterAll(async () => {
    leave()
    await proxy.stop()
    await site.stop()
  })

  /** Headers of an admin's session. */
  async function session() {
    const response = await fetchPath('/de/pageeditor-api/login', login(ADMIN.email, ADMIN.password))
    expect(response.status).toBe(200)
    const cookies = response.headers['set-cookie'] ?? []
    const token = /csrftoken=([^;]+)/.exec(cookies.join())?.[1] ?? ''
    return {
      cookies,
      headers: {
        cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
        'x-csrftoken': token,
        origin: `https://${HOST}`,
      },
    }
  }

  test('http redirects to https, which sends HSTS', async () => {
    const redirected = await askInTheClear('/de/kurse?instruments=1')
    expect([301, 308]).toContain(redirected.status)
    expect(redirected.headers.location).toBe(`https://${HOST}/de/kurse?instruments=1`)
    const page = await fetchPath('/de/kurse')
    expect([page.status, page.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000; includeSubDomains',
    ])
    expect(page.body.toString()).toContain(`https://${HOST}/de/kurse`)
  })

  test('browsers use HTTP/2', async () => {
    const page = await askByHttp2('/de')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  test('cookies are Secure', async () => {
    const { cookies } = await session()
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
  })

  test("throttling uses the proxy's client IP, ignoring forged headers", async () => {
    const tryFrom = async (from: string, claimed: string) => {
      const loginRequest = login(`${claimed}@house.example`)
      return (
        await fetchPath('/de/pageeditor-api/login', {
          ...loginRequest,
          from,
          headers: { ...loginRequest.headers, 'x-forwarded-for': claimed, forwarded: `for=${claimed}` },
        })
      ).status
    }
    for (let count = 0; count < TRIES_OF_AN_ADDRESS; count++)
      expect(await tryFrom('127.0.0.9', `198.51.100.${count}`)).toBe(401)
    expect(await tryFrom('127.0.0.9', '198.51.100.99')).toBe(429)
    expect(await tryFrom('127.0.0.10', '198.51.100.98')).toBe(401)
  })

  test('compressed responses pass unchanged, with ETag and 304', async () => {
    const script = /\/assets\/[\w-]+\.js/.exec((await fetchPath('/de')).body.toString())?.[0] ?? ''
    for (const path of ['/de', script, '/api/venues/'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding }
        const proxied = await fetchPath(path, { headers })
        const direct = await process.askInTheClear(path, headers)
        for (const name of ['content-encoding', 'etag', 'vary', 'cache-control'] as const)
          expect([path, name, proxied.headers[name]]).toEqual([path, name, direct.headers[name]])
        expect(proxied.body.equals(direct.body), `${path} ${encoding}`).toBe(true)
        if (proxied.headers.etag)
          expect(
            (await fetchPath(path, { headers: { ...headers, 'if-none-match': proxied.headers.etag } })).status,
          ).toBe(304)
      }
    expect((await fetchPath('/de', { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br')
  })

  test('a video of 200 MB uploads and streams in ranges', async () => {
    const { headers } = await session()
    const { bytes, form } = film(MAX_FILE_BYTES)
    const stored = await askByHttp2('/api/admin/files/upload/', {
      method: 'POST',
      ...form,
      headers: { ...form.headers, ...headers },
    })
    expect([stored.status, stored.body.toString().slice(0, 200)]).toEqual([201, expect.any(String)])
    const { id } = JSON.parse(stored.body.toString())
    const path = `/files/${id}/Probe.mp4`
    const part = await fetchPath(path, { headers: { range: `bytes=${100 * MB}-${101 * MB - 1}` } })
    expect([part.status, part.headers['content-range'], part.headers['content-type']]).toEqual([
      206,
      `bytes ${100 * MB}-${101 * MB - 1}/${MAX_FILE_BYTES}`,
      'video/mp4',
    ])
    expect(sumOf(part.body)).toBe(sumOf(bytes.subarray(100 * MB, 101 * MB)))
    const last = await fetchPath(path, { headers: { range: 'bytes=-10' } })
    expect([last.status, last.body.equals(bytes.subarray(-10))]).toEqual([206, true])
    expect(sumOf((await fetchPath(path)).body)).toBe(sumOf(bytes))
  })

  test("an oversized upload or form gets the application's message", async () => {
    const { headers } = await session()
    const { form } = film(MAX_FILE_BYTES + MB)
    for (const askIt of [fetchPath, askByHttp2]) {
      const refused = await askIt('/api/admin/files/upload/', {
        method: 'POST',
        ...form,
        headers: { ...form.headers, ...headers, 'accept-language': 'de' },
      })
      expect([refused.status, refused.body.toString()]).toEqual([413, expect.stringContaining('Das ist zu groß.')])
      const json = {
        method: 'PATCH',
        body: JSON.stringify({ title: 'x'.repeat(3 * MB) }),
        headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'de' },
      }
      const tooLong = await askIt('/api/admin/pages/1/', json)
      expect([tooLong.status, tooLong.body.toString()]).toEqual([413, expect.stringContaining('Das ist zu groß.')])
    }
  })
})
