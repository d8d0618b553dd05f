import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydration } from '#config'
import { type Site, startSite } from '#tests/support/browser/site.ts'

/** The hashes in file names alone change the sum by up to 200 bytes. */
const HOME_MAX_BYTES = 131 * 1024
const HOME_MAX_FILES = 15
const EDITOR_MAX_BYTES = 260 * 1024
const OFFICE_MAX_BYTES = 510 * 1024
/** Style sheets inlined into a page, not compressed. */
const STYLES_MAX_BYTES = 50 * 1024
const TEXT_STYLES_MAX_BYTES = 40 * 1024
const client = join(import.meta.dirname, '../../build/client')
const server = join(import.meta.dirname, '../../build/server')

/** Strings that only occur in the code of these rooms and libraries. */
const forbidden = {
  'the page editor': /ProseMirror|pageeditor-api\/container/,
  'the bar of who is logged in': /data-site-bar/,
  'the back office': /ra\.action\.|RaRecord|MuiButton/,
  'the server': /drizzle:|better-auth|sharp\(/,
  zod: /ZodError|invalid_type/,
}

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

test('the home page ships at most 131 KB of JavaScript in 15 files', async () => {
  const scripts = await scriptsOf('/de', { onDemand: false })
  const bytes = sizeOf(scripts)
  process.stdout.write(`home page: ${(bytes / 1024).toFixed(2)} KB of JavaScript in ${scripts.length} files, brotli\n`)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(HOME_MAX_BYTES)
  expect(scripts.length).toBeLessThanOrEqual(HOME_MAX_FILES)
})

test.runIf(hydration === 'first-act')(
  'a text page inlines at most 40 KB of styles, concert and home 50 KB',
  async () => {
    const templates = [
      { name: 'text page', path: '/de/orchester', max: TEXT_STYLES_MAX_BYTES },
      { name: 'concert', path: await firstConcert(), max: STYLES_MAX_BYTES },
      { name: 'home', path: '/de', max: STYLES_MAX_BYTES },
    ]
    for (const { name, path, max } of templates) {
      const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(await (await fetch(site.url + path)).text()) ?? []
      process.stdout.write(`${name}: ${(styles.length / 1024).toFixed(1)} KB of styles\n`)
      expect(styles.length, name).toBeGreaterThan(10_000)
      expect(styles.length, name).toBeLessThanOrEqual(max)
    }
  },
)

test('visitors download no editor, back-office, server or schema code', async () => {
  const pages = [
    '/de',
    '/en',
    '/de/kurse',
    '/de/aktuelles',
    '/de/mitarbeiter',
    '/de/suche?q=Geige',
    '/de/musikschule',
    '/de/orchester',
    '/de/impressum',
    '/de/404',
    await firstConcert(),
  ]
  const findings: string[] = []
  for (const page of pages) {
    for (const script of await scriptsOf(page)) {
      for (const [content, pattern] of Object.entries(forbidden))
        if (pattern.test(read(script))) findings.push(`${page}: ${script} holds ${content}`)
    }
  }
  expect(findings).toEqual([])
})

test('the page editor adds at most 260 KB, brotli', async () => {
  const initialScripts = new Set(await scriptsOf('/de'))
  const [entry] = chunksNamed('PageEditor')
  expect(entry).toBeDefined()
  const chunks = reachableFrom([entry ?? '']).filter((chunk) => !initialScripts.has(chunk))
  const bytes = sizeOf(chunks)
  process.stdout.write(`page editor: ${(bytes / 1024).toFixed(1)} KB of JavaScript in ${chunks.length} files, brotli\n`)
  expect(bytes).toBeLessThanOrEqual(EDITOR_MAX_BYTES)
})

test('the back office starts with at most 510 KB, without rich text editor', () => {
  const [entry] = chunksNamed('App')
  const chunks = reachableFrom([entry ?? ''])
  const bytes = sizeOf(chunks)
  process.stdout.write(`back office: ${(bytes / 1024).toFixed(1)} KB of JavaScript in ${chunks.length} files, brotli\n`)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(OFFICE_MAX_BYTES)
  expect(chunks.filter((chunk) => read(chunk).includes('ProseMirror-'))).toEqual([])
})

test('no chunk imports itself through others', () => {
  const chunks = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'))
  const circular = chunks.filter((chunk) => importsOf(chunk).some((other) => reachableFrom([other]).includes(chunk)))
  expect(circular).toEqual([])
})

test('server and browser run production builds of React', () => {
  const development = /No routes matched location|You provided a `value` prop to a form field/
  // External packages of the server's bundle would be resolved by the environment at start.
  const chosenLater = /(from|import|require\() ?["'](react|react-dom|react-router)(\/[^"']*)?["']/
  const serverFiles = ['index.js', ...readdirSync(join(server, 'assets')).map((name) => join('assets', name))].map(
    (name) => join(server, name),
  )
  const scripts = readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(client, 'assets', name))
  const holding = (files: string[], pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
  expect(holding(scripts, development)).toEqual([])
  expect(holding(serverFiles, development)).toEqual([])
  expect(holding(serverFiles, chosenLater)).toEqual([])
})

async function firstConcert(): Promise<string> {
  const dates = (await (await fetch(`${site.url}/api/event-dates/`)).json()) as { results: { url: string }[] }
  return dates.results[0]?.url ?? ''
}

/** The scripts that a page names, with static imports. Those on demand are prefetched, and run on a press. */
async function scriptsOf(path: string, { onDemand = true } = {}): Promise<string[]> {
  const html = await (await fetch(site.url + path)).text()
  const scripts = [
    ...(onDemand ? html : html.replace(/"onDemand":.*?\}\]/, '')).matchAll(/\/assets\/([\w.-]+\.js)/g),
  ].map(([, name = '']) => name)
  return reachableFrom([...new Set(scripts)])
}

function reachableFrom(start: string[]): string[] {
  const reached = new Set<string>()
  const queue = [...start]
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (reached.has(chunk)) continue
    reached.add(chunk)
    queue.push(...importsOf(chunk))
  }
  return [...reached]
}

function importsOf(chunk: string): string[] {
  return [...read(chunk).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name)
}

function chunksNamed(name: string): string[] {
  return readdirSync(join(client, 'assets')).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
}

/** As sent: the build compresses all but the smallest. */
function sizeOf(chunks: string[]): number {
  const files = chunks.map((chunk) => join(client, 'assets', chunk))
  return files.reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0)
}

function read(chunk: string): string {
  return readFileSync(join(client, 'assets', chunk), 'utf8')
}
