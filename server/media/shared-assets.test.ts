import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#contract/time/durations.ts'
import { pathsBelow } from '#tests/support/media-store.ts'
import { folderStore } from './folder-store.ts'
import { readMedia } from './media-store.ts'
import { publishAssets, sendUnstreamed, serveSharedAssets } from './shared-assets.ts'

const script = 'export const greeting = "Guten Abend";'
const secret = 's'.repeat(32)

function openStore() {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const media = folderStore(join(folder, 'media'))
  const app = new Hono().get('/assets/:name', serveSharedAssets({ media, secret })).notFound((c) => c.text('next', 404))
  return {
    media,
    fetchAsset: (name: string, headers: Record<string, string> = {}) => app.request(`/assets/${name}`, { headers }),
    build(name: string, files: Record<string, string>, ownSecret = secret) {
      const clientDir = join(folder, name)
      mkdirSync(join(clientDir, 'assets'), { recursive: true })
      for (const [file, text] of Object.entries(files)) writeFileSync(join(clientDir, 'assets', file), text)
      return (days = 0) => publishAssets({ media, secret: ownSecret, clientDir, laterByMs: days * DAY_MS })
    },
  }
}

test('assets of an earlier build are served, compressed and plain', async () => {
  const { build, fetchAsset } = openStore()
  const publish = build('earlier', { 'home-a1B2_c3-.js': script, 'latin-CHdqIxK8.woff2': 'a font' })
  expect([await publish(), await publish()]).toEqual([2, 0])
  const packed = await fetchAsset('home-a1B2_c3-.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect([packed.status, packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
    200,
    'br',
    'Accept-Encoding',
  ])
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(script)
  const identityResponse = await fetchAsset('home-a1B2_c3-.js')
  expect([identityResponse.headers.get('content-type'), identityResponse.headers.get('cache-control')]).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect([identityResponse.headers.get('content-encoding'), await identityResponse.text()]).toEqual([null, script])
  const font = await fetchAsset('latin-CHdqIxK8.woff2', { 'accept-encoding': 'br' })
  expect([font.headers.get('content-type'), font.headers.get('content-encoding'), await font.text()]).toEqual([
    'font/woff2',
    null,
    'a font',
  ])
})

test('unknown or foreign files in the asset store are not served', async () => {
  const { build, fetchAsset, media } = openStore()
  await build('earlier', { 'home-a1B2_c3-.js': script })()
  const evil = brotliCompressSync('alert(1)')
  const [path = ''] = await pathsBelow(media, 'assets')
  const signed = (await readMedia(media, path))?.subarray(0, 32) ?? Buffer.alloc(0)
  await media.put(path, Buffer.concat([signed, evil]))
  await media.put(path.replace('home', 'short'), Buffer.from('short'))
  for (const name of [
    'home-a1B2_c3-.js',
    'short-a1B2_c3-.js',
    'none-a1B2_c3-.js',
    'home.js',
    '..%2Foriginal%2Fa-12345678.js',
  ])
    expect([name, await (await fetchAsset(name)).text()]).toEqual([name, 'next'])
})

test('a running build renews its assets; unrenewed ones expire after thirty days', async () => {
  const { build, media } = openStore()
  const [publishEarlier, publishLater] = [
    build('earlier', { 'home-11111111.js': script }),
    build('later', { 'home-22222222.js': script }),
  ]
  await publishEarlier()
  expect([await publishEarlier(14), await publishEarlier(16)]).toEqual([0, 1])
  await publishLater(29)
  const sharedNames = async () => (await pathsBelow(media, 'assets')).map((path) => path.split('/').at(-1))
  expect(await sharedNames()).toEqual(['home-11111111.js', 'home-22222222.js'])
  await publishLater(31)
  expect(await sharedNames()).toEqual(['home-22222222.js'])
})

test('an asset is read once per encoding', async () => {
  const read: string[] = []
  const app = new Hono().use('/assets/*', sendUnstreamed()).get('/assets/:name', (c) => {
    read.push(`${c.req.param('name')} ${c.req.header('accept-encoding') ?? ''}`)
    return c.req.param('name') === 'none.js' ? c.notFound() : c.body(script, 200, { 'content-type': 'text/javascript' })
  })
  const fetchAsset = async (name: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/assets/${name}`, { headers })
    return [response.status, response.headers.get('content-type'), await response.text()]
  }
  const expectedResponse = [200, 'text/javascript', script]
  expect(
    await Promise.all([fetchAsset('a.js'), fetchAsset('a.js'), fetchAsset('a.js', { 'accept-encoding': 'deflate' })]),
  ).toEqual([expectedResponse, expectedResponse, expectedResponse])
  expect(await fetchAsset('a.js')).toEqual(expectedResponse)
  for (const encoding of ['gzip, br', 'br,gzip', 'br, gzip, x-own'])
    expect(await fetchAsset('a.js', { 'accept-encoding': encoding })).toEqual(expectedResponse)
  expect(read).toEqual(['a.js ', 'a.js gzip, br'])
  expect((await Promise.all([fetchAsset('none.js'), fetchAsset('none.js')])).map(([status]) => status)).toEqual([
    404, 404,
  ])
})

test('a changed secret makes the build store its assets again', async () => {
  const { build, fetchAsset } = openStore()
  await build('earlier', { 'home-11111111.js': script }, 'a'.repeat(32))()
  expect((await fetchAsset('home-11111111.js')).status).toBe(404)
  expect(await build('again', { 'home-11111111.js': script })()).toBe(1)
  expect((await fetchAsset('home-11111111.js')).status).toBe(200)
})
