import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { totpCode } from '#tests/support/browser/authenticator.ts'
import { startSite } from '#tests/support/browser/site.ts'
import { ADMIN, spawnServer } from '#tests/support/processes/server-process.ts'
import { temporaryFolder } from '#tests/support/scratch-folder.ts'

const entry = join(import.meta.dirname, '../../../build/server/index.js')

const site = await startSite()
afterAll(() => site.stop())

test('startup errors name the remedy in one line', async () => {
  const folder = temporaryFolder()
  const blockedStart = run([], { DATA_DIR: folder, SEED: 'none', PORT: new URL(site.url).port })
  expect([blockedStart.status, blockedStart.stderr.trim()]).toEqual([
    1,
    `The server does not start: port ${new URL(site.url).port} is taken; set PORT to another one.`,
  ])
  expect(
    readdirSync(folder).filter((name) => name.endsWith('.db')),
    'the first login would be made and shown to nobody',
  ).toEqual([])
  const invalidStart = run([], { PORT: 'x', ADMIN_EMAIL: 'nobody', DATA_DIR: folder })
  expect(invalidStart.status).toBe(1)
  expect(invalidStart.stderr).toContain('PORT')
  expect(invalidStart.stderr).toContain('ADMIN_EMAIL')
  expect(run(['dance'], { DATA_DIR: folder }).stderr).toContain('There is no command dance')
})

test('unreadable files are reported in one line without a stack', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const damaged = join(folder, 'damaged')
  mkdirSync(damaged)
  writeFileSync(join(damaged, 'session-secret'), '')
  const dataDir = join(folder, 'data')
  const failures = [
    run([], { DATA_DIR: join(file, 'data') }),
    run([], { DATA_DIR: damaged, SEED: 'none' }),
    run([], { DATA_DIR: dataDir, SEED: 'none', HOST: '999.1.1.1' }),
    run(['backup', file], { DATA_DIR: dataDir }),
    run(['backup', join(folder, 'copy')], { DATA_DIR: join(folder, 'nowhere') }),
    run(['import', 'archive', folder], { DATA_DIR: dataDir }),
    run(['import', 'archive', import.meta.filename], { DATA_DIR: dataDir }),
  ]
  for (const { status, stderr } of failures) {
    expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(/./)]])
    expect(stderr).not.toMatch(/^\s+at /m)
  }
})

test('ORIGIN must have no path; a trailing slash is dropped', async () => {
  const invalidOrigin = run([], { ORIGIN: 'https://haus.example/de', DATA_DIR: temporaryFolder() })
  expect([invalidOrigin.status, invalidOrigin.stderr]).toEqual([
    1,
    expect.stringContaining('ORIGIN: takes an address without a path'),
  ])
  const server = await spawnServer({
    dataDir: temporaryFolder(),
    env: { ORIGIN: 'https://haus.example/', SEED: 'none' },
  })
  onTestFinished(server.stop)
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain('Sitemap: https://haus.example/sitemap.xml')
})

test('a backup of a running installation can be restored', async () => {
  const [folder, dataDir] = [temporaryFolder(), temporaryFolder()]
  const plainBackup = run(['backup'], { DATA_DIR: site.dataDir, BACKUP_DIR: folder })
  expect([plainBackup.status, plainBackup.stdout]).toEqual([0, expect.stringContaining('verified by restoring it')])
  expect(run(['restore', folder, '--dry-run'], { DATA_DIR: dataDir }).stdout).toContain(
    'existing data is not overwritten',
  )
  expect(run(['restore', folder], { DATA_DIR: dataDir })).toMatchObject({ status: 0 })
  expect(run(['restore', folder], { DATA_DIR: dataDir })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not overwritten'),
  })
  const restored = await spawnServer({ dataDir })
  onTestFinished(restored.stop)
  const count = async (url: string) => (await (await fetch(`${url}/api/event-dates/`)).json()).count
  expect(await count(restored.url)).toBe(await count(site.url))
})

test('an encrypted backup needs the identity, never stored by the installation', async () => {
  const [folder, dataDir, keys] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const identities = await Promise.all([generateX25519Identity(), generateX25519Identity()])
  for (const [number, identity] of identities.entries())
    writeFileSync(join(keys, `${number}.txt`), `# a key\n${identity}\n`)
  const [BACKUP_KEY = ''] = await Promise.all(identities.map(identityToRecipient))
  const encryptedBackup = run(['backup'], { DATA_DIR: site.dataDir, BACKUP_DIR: folder, BACKUP_KEY })
  expect([encryptedBackup.status, encryptedBackup.stdout]).toEqual([
    0,
    expect.stringMatching(/, encrypted\n.*verified by restoring it/),
  ])
  const restore = (...args: string[]) => run(['restore', folder, ...args], { DATA_DIR: dataDir })
  expect(restore('--dry-run')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`encrypted to ${BACKUP_KEY}: pass the file with its identity with --identity`),
  })
  expect(restore('--identity', join(keys, '1.txt'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('the identity does not match'),
  })
  expect(restore('--identity', join(keys, '0.txt'), '--dry-run')).toMatchObject({ status: 0, stderr: '' })
  expect(restore('--identity', join(keys, '0.txt'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('every row and file was verified'),
  })
  expect(run(['backup'], { DATA_DIR: dataDir, BACKUP_KEY: identities[0] ?? '' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('BACKUP_KEY: takes the public key'),
  })
})

test('the doctor reports gaps of a new machine without creating files', async () => {
  const folder = temporaryFolder()
  const before = run(['doctor'], { DATA_DIR: join(folder, 'data') })
  expect([before.status, before.stdout]).toEqual([
    0,
    expect.stringContaining('partitur.db is created at the first start'),
  ])
  expect(before.stdout).toMatch(/warning {2}Public address +ORIGIN is not set\n +→ set it to/)
  expect(readdirSync(folder)).toEqual([])
  const after = run(['doctor'], { DATA_DIR: site.dataDir, ORIGIN: site.url, PORT: new URL(site.url).port })
  expect([after.status, after.stdout]).toEqual([0, expect.stringMatching(/ok {7}Database +SQLite 3/)])
  expect(after.stdout).toMatch(/ok {7}Public address/)
  const broken = run(['doctor'], { DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' })
  expect([broken.status, broken.stdout]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
  expect(run(['doctor', '--mail', 'niemand'], { DATA_DIR: folder }).status).toBe(1)
})

test('the commands account and notices remove a second factor and an e-mail address', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: site.dataDir }
  const npm = (...args: string[]) => spawnSync('npm', ['run', '--silent', ...args], { encoding: 'utf8', env })
  const { call } = await site.session()
  const { secret } = (await call('POST', '/api/admin/two-factor/', {})).body
  expect((await call('POST', '/api/admin/two-factor/confirm/', { code: await totpCode(secret) })).status).toBe(200)
  const logIn = async () => {
    const headers = { 'content-type': 'application/json' }
    return (
      await fetch(`${site.url}/de/pageeditor-api/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
    ).status
  }
  expect(await logIn()).toBe(401)
  const removed = npm('account', '--', 'remove-second-factor', ADMIN.email)
  expect([removed.status, removed.stdout]).toEqual([0, expect.stringContaining('the second factor was removed')])
  expect(await logIn()).toBe(200)
  const notices = (...args: string[]) => npm('start', '--', 'notices', ...args)
  expect(notices('forget', 'mara@vogt.example').stdout).toBe('notices: the address was deleted from 0 dates\n')
  expect(notices('show', 'mara@vogt.example')).toMatchObject({ status: 0, stdout: '' })
  expect(notices('vergessen')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Usage: npm start -- notices forget'),
  })
})

test('the import command reports changes, and then nothing to change', async () => {
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
  const first = run(['import', 'archive', file], { DATA_DIR: site.dataDir })
  expect(first.stdout).toContain('productions   1 created')
  expect(first.stdout).toContain('line 2: This is not JSON.')
  expect(run(['import', 'archive', file], { DATA_DIR: site.dataDir }).stdout).toContain('nothing to change')
  expect(run(['import', 'archive', '/no/such/file'], { DATA_DIR: site.dataDir }).status).toBe(1)
})

function run(args: string[], env: Record<string, string>) {
  return spawnSync(process.execPath, [entry, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
}
