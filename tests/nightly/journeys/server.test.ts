import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { codeOfApp } from '#tests/support/authenticator.ts'
import { ADMIN, spawnServer } from '#tests/support/server-process.ts'
import { startSite } from '#tests/support/site.ts'

const entry = join(import.meta.dirname, '../../../build/server/index.js')

const site = await startSite()
afterAll(() => site.stop())

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function run(args: string[], env: Record<string, string>) {
  return spawnSync(process.execPath, [entry, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
}

test('a second start changes nothing in the data', async () => {
  const before = await (await fetch(`${site.url}/api/event-dates/`)).json()
  await site.restart()
  expect(await (await fetch(`${site.url}/api/event-dates/`)).json()).toEqual(before)
})

test('what only the start needed is given back', { timeout: 60_000 }, async () => {
  const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))?.[1]) / 1024
  await site.restart()
  const started = resident()
  await expect.poll(resident, { timeout: 45_000, interval: 500 }).toBeLessThan(started - 5)
})

test('what an editor saved is there for a visitor at once, in its language, and after a restart', async () => {
  const editor = await site.session()
  const page = (await editor.call('GET', '/de/pageeditor-api/page/orchester/geschichte')).body
  await fetch(site.url + page.urls.de)
  const section = (await editor.call('POST', '/de/pageeditor-api/container/', { ...page.container, layout: 0 })).body
  const quote = (
    await editor.call('POST', '/de/pageeditor-api/quote/', {
      parent: section.id,
      content: 'Ein Satz, den niemand kennt',
    })
  ).body
  await editor.call('POST', quote.url.replace('/de/', '/en/'), { content: 'A sentence nobody knows' })
  const texts = async () => [
    await (await fetch(site.url + page.urls.de)).text(),
    await (await fetch(site.url + page.urls.en)).text(),
  ]
  const expectSaved = ([german, english]: string[]) => {
    expect(german).toContain('Ein Satz, den niemand kennt')
    expect(english).toContain('A sentence nobody knows')
    expect(english).not.toContain('Ein Satz, den niemand kennt')
  }
  expectSaved(await texts())
  await site.restart()
  expectSaved(await texts())
})

test('pages carry a policy that names each inline script by its hash', async () => {
  const response = await fetch(`${site.url}/de`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
  expect(
    (await fetch(`${site.url}/de`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })).status,
  ).toBe(304)
})

test('pages answer with real statuses', async () => {
  const answer = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  const { url } = (await (await fetch(`${site.url}/api/event-dates/`)).json()).results[0]
  expect(await answer('/')).toEqual([302, '/de'])
  expect(await answer('/agb')).toEqual([301, '/de/agb'])
  expect(await answer('/de/kurse/?a=1')).toEqual([301, '/de/kurse?a=1'])
  const article = (await (await fetch(`${site.url}/api/blog-entries/`)).json()).results[0]
  expect(await answer(`/de/aktuelles/${article.slug.de}`)).toEqual([301, article.url])
  expect(await answer(`/de/kurse/?venue=1&edit`)).toEqual([301, '/de/kurse?venue=1&edit'])
  expect(await answer(`/de/konzerte/falsch/${url.split('/').at(-1)}?a=1`)).toEqual([301, `${url}?a=1`])
  for (const path of [
    '/de',
    '/en',
    '/de/kurse',
    '/en/courses',
    '/de/mitarbeiter',
    '/en/persons',
    '/de/aktuelles',
    '/en/news',
    '/de/impressum',
    '/en/datenschutz',
    '/en/agb',
    url,
  ])
    expect(await answer(path)).toEqual([200, null])
  for (const path of [
    '/de/404',
    '/en/404',
    '/de/gibt/es/nicht',
    '/de/konzerte/a/0',
    '/de/konzerte/a/99999',
    '/de/aktuelles/gibt-es-nicht',
    '/fr',
    '/de/mitarbeiter/clown/a/1',
  ])
    expect((await answer(path))[0]).toBe(404)
})

test('SIGTERM finishes the open request, then the process ends and leaves no lock', async () => {
  const dataDir = temporaryFolder()
  const server = await spawnServer({ dataDir, env: { SEED: 'none' } })
  const written = readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  )
  expect(written).toContain(join(dataDir, 'partitur.db'))
  expect(written.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([])
  const body = JSON.stringify({ email: 'nobody@house.example', password: 'wrong' })
  // The server has the head of the request when it says „continue“; its body follows after the signal.
  const open = request({
    port: server.port,
    path: '/de/pageeditor-api/login',
    method: 'POST',
    agent: false,
    headers: { expect: '100-continue', 'content-type': 'application/json', 'content-length': body.length },
  })
  open.flushHeaders()
  await once(open, 'continue')
  const stopped = server.stop()
  await expect.poll(() => server.output()).toContain('stopping')
  open.end(body)
  const [answer] = (await once(open, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(401)
  answer.resume()
  await stopped
  const again = await spawnServer({ dataDir, env: { SEED: 'none' } })
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
  await again.stop()
})

test('a second process on the same file serves, and each sees what the other writes', async () => {
  const other = await spawnServer({ dataDir: site.dataDir })
  onTestFinished(other.stop)
  const editor = await site.session()
  await fetch(`${other.url}/api/categories/`)
  const names = Array.from({ length: 20 }, (_, index) => `Rubrik ${index}`)
  const answers = await Promise.all(
    names.map((name) => editor.call('POST', '/api/admin/categories/', { name: { de: name, en: name } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201))
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${other.url}/api/categories/`)).json()), { timeout: 5000 })
    .toContain('Rubrik 19')
})

test('a visit of an old address writes nothing that would empty the page cache; it is counted later', async () => {
  const editor = await site.session()
  const { id } = (
    await editor.call('POST', '/api/admin/redirects/', { old_path: '/de/alt', new_path: '/de/abonnements' })
  ).body
  const hits = async () => (await editor.call('GET', `/api/admin/redirects/${id}/`)).body.hits
  expect((await fetch(`${site.url}/de/alt`)).url).toBe(`${site.url}/de/abonnements`)
  expect(await hits()).toBe(0)
  await site.restart()
  expect(await hits()).toBe(1)
})

test('kill -9 loses no confirmed change', async () => {
  const editor = await site.session()
  const saved = await editor.call('POST', '/api/admin/categories/', { name: { de: 'Bestätigt', en: 'Confirmed' } })
  await site.kill()
  expect(saved.status).toBe(201)
  await site.restart()
  expect(JSON.stringify(await (await fetch(`${site.url}/api/categories/`)).json())).toContain('Bestätigt')
})

test('a taken port, a wrong setting and a wrong command say in one line what to do', async () => {
  const folder = temporaryFolder()
  const taken = run([], { DATA_DIR: folder, SEED: 'none', PORT: new URL(site.url).port })
  expect([taken.status, taken.stderr.trim()]).toEqual([
    1,
    `The server does not start: port ${new URL(site.url).port} is taken; set PORT to another one.`,
  ])
  expect(
    readdirSync(folder).filter((name) => name.endsWith('.db')),
    'the first login would be made and shown to nobody',
  ).toEqual([])
  const wrong = run([], { PORT: 'x', ADMIN_EMAIL: 'nobody', DATA_DIR: folder })
  expect(wrong.status).toBe(1)
  expect(wrong.stderr).toContain('PORT')
  expect(wrong.stderr).toContain('ADMIN_EMAIL')
  expect(run(['dance'], { DATA_DIR: folder }).stderr).toContain('There is no command dance')
})

test('what cannot be read or written is named in a line, without a stack', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const damaged = join(folder, 'damaged')
  mkdirSync(damaged)
  writeFileSync(join(damaged, 'session-secret'), '')
  const house = join(folder, 'house')
  const failures = [
    run([], { DATA_DIR: join(file, 'house') }),
    run([], { DATA_DIR: damaged, SEED: 'none' }),
    run([], { DATA_DIR: house, SEED: 'none', HOST: '999.1.1.1' }),
    run(['backup', file], { DATA_DIR: house }),
    run(['backup', join(folder, 'copy')], { DATA_DIR: join(folder, 'nowhere') }),
    run(['import', 'concerts', folder], { DATA_DIR: house }),
    run(['import', 'concerts', join(import.meta.dirname, 'server.test.ts')], { DATA_DIR: house }),
  ]
  for (const { status, stderr } of failures) {
    expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(/./)]])
    expect(stderr).not.toMatch(/^\s+at /m)
  }
})

test('a public address has no path; its slash at the end is dropped', async () => {
  const wrong = run([], { ORIGIN: 'https://haus.example/de', DATA_DIR: temporaryFolder() })
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('ORIGIN: takes an address without a path')])
  const server = await spawnServer({
    dataDir: temporaryFolder(),
    env: { ORIGIN: 'https://haus.example/', SEED: 'none' },
  })
  onTestFinished(server.stop)
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain('Sitemap: https://haus.example/sitemap.xml')
})

test('a backup taken while the house is open brings it back', async () => {
  const [folder, house] = [temporaryFolder(), temporaryFolder()]
  const taken = run(['backup'], { DATA_DIR: site.dataDir, BACKUP_DIR: folder })
  expect([taken.status, taken.stdout]).toEqual([
    0,
    expect.stringContaining('restored into a scratch place, it is the same'),
  ])
  expect(run(['restore', folder, '--dry-run'], { DATA_DIR: house }).stdout).toContain(
    'nothing that is there is overwritten',
  )
  expect(run(['restore', folder], { DATA_DIR: house })).toMatchObject({ status: 0 })
  expect(run(['restore', folder], { DATA_DIR: house })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not overwritten'),
  })
  const restored = await spawnServer({ dataDir: house })
  onTestFinished(restored.stop)
  const count = async (url: string) => (await (await fetch(`${url}/api/event-dates/`)).json()).count
  expect(await count(restored.url)).toBe(await count(site.url))
})

test('an encrypted backup comes back with its identity alone, which the house itself never has', async () => {
  const [folder, house, keys] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const identities = await Promise.all([generateX25519Identity(), generateX25519Identity()])
  for (const [number, identity] of identities.entries())
    writeFileSync(join(keys, `${number}.txt`), `# a key\n${identity}\n`)
  const [BACKUP_KEY = ''] = await Promise.all(identities.map(identityToRecipient))
  const taken = run(['backup'], { DATA_DIR: site.dataDir, BACKUP_DIR: folder, BACKUP_KEY })
  expect([taken.status, taken.stdout]).toEqual([
    0,
    expect.stringMatching(/, encrypted\n.*restored into a scratch place, it is the same/),
  ])
  const restore = (...args: string[]) => run(['restore', folder, ...args], { DATA_DIR: house })
  expect(restore('--dry-run')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`encrypted to ${BACKUP_KEY}: give the file with its identity by --identity`),
  })
  expect(restore('--identity', join(keys, '1.txt'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('the identity is another one'),
  })
  expect(restore('--identity', join(keys, '0.txt'), '--dry-run')).toMatchObject({ status: 0, stderr: '' })
  expect(restore('--identity', join(keys, '0.txt'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('the house is back'),
  })
  expect(run(['backup'], { DATA_DIR: house, BACKUP_KEY: identities[0] ?? '' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('BACKUP_KEY: takes the public key'),
  })
})

test('the doctor says of a new machine what it lacks, and of a running house that it is well; it makes nothing', async () => {
  const folder = temporaryFolder()
  const before = run(['doctor'], { DATA_DIR: join(folder, 'data') })
  expect([before.status, before.stdout]).toEqual([0, expect.stringContaining('partitur.db is made at the first start')])
  expect(before.stdout).toMatch(/warning {2}Public address +ORIGIN is not set\n +→ set it to/)
  expect(readdirSync(folder)).toEqual([])
  const after = run(['doctor'], { DATA_DIR: site.dataDir, ORIGIN: site.url, PORT: new URL(site.url).port })
  expect([after.status, after.stdout]).toEqual([0, expect.stringMatching(/ok {7}Database +SQLite 3/)])
  expect(after.stdout).toMatch(/ok {7}Public address/)
  const broken = run(['doctor'], { DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' })
  expect([broken.status, broken.stdout]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
  expect(run(['doctor', '--mail', 'niemand'], { DATA_DIR: folder }).status).toBe(1)
})

test('the commands account and notices remove a second step and an address', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir }
  const npm = (...args: string[]) => spawnSync('npm', ['run', '--silent', ...args], { encoding: 'utf8', env })
  const { call } = await site.session()
  const { secret } = (await call('POST', '/api/admin/two-factor/', {})).body
  expect((await call('POST', '/api/admin/two-factor/confirm/', { code: await codeOfApp(secret) })).status).toBe(200)
  const logIn = async () => {
    const headers = { 'content-type': 'application/json' }
    return (
      await fetch(`${site.url}/de/pageeditor-api/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
    ).status
  }
  expect(await logIn()).toBe(401)
  const removed = npm('account', '--', 'remove-second-step', ADMIN.email)
  expect([removed.status, removed.stdout]).toEqual([0, expect.stringContaining('the second step is removed')])
  expect(await logIn()).toBe(200)
  const notices = (...args: string[]) => npm('start', '--', 'notices', ...args)
  expect(notices('forget', 'mara@vogt.example').stdout).toBe('notices: the address was deleted from 0 dates\n')
  expect(notices('show', 'mara@vogt.example')).toMatchObject({ status: 0, stdout: '' })
  expect(notices('vergessen')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Usage: npm start -- notices forget'),
  })
})

test('the import command reports what it did, and a second run that there is nothing to do', async () => {
  const file = join(site.dataDir, 'concerts.jsonl')
  const line = {
    id: 'x#0',
    program_id: 'x',
    name: 'Gala',
    type: 'Gala',
    date_start: '2999-01-01T20:00:00+01:00',
    venue: 'Halle',
    city: 'Hohenwang',
    programme: [],
    soloists: [],
  }
  writeFileSync(file, `${JSON.stringify(line)}\nkaputt\n`)
  const first = run(['import', 'concerts', file], { DATA_DIR: site.dataDir })
  expect(first.stdout).toContain('productions   1 created')
  expect(first.stdout).toContain('line 2: not JSON')
  expect(run(['import', 'concerts', file], { DATA_DIR: site.dataDir }).stdout).toContain('nothing to change')
  expect(run(['import', 'concerts', '/no/such/file'], { DATA_DIR: site.dataDir }).status).toBe(1)
})
