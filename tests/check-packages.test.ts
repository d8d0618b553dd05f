import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const scripts = join(import.meta.dirname, '../scripts')

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const library = { version: '1.0.0', license: 'MIT' }

/** A program with these packages, and the output of `check` with this registry. */
async function checkPackages(packages: Record<string, object>, registry: string) {
  const folder = temporaryFolder()
  const program = {
    name: 'program',
    version: '1.0.0',
    dependencies: Object.fromEntries(Object.keys(packages).map((name) => [name, '1.0.0'])),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(program))
  const installedPackages = Object.fromEntries(
    Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]),
  )
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...program, lockfileVersion: 3, packages: { '': program, ...installedPackages } }),
  )
  const child = spawn(process.execPath, [join(scripts, 'check-packages.mjs'), folder], {
    env: { ...process.env, npm_config_registry: registry, npm_config_cache: join(folder, 'cache') },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [status] = await once(child, 'exit')
  return { status, output }
}

/** A registry that knows one vulnerability of `library`. */
async function startRegistry(severity: string) {
  const weakness = {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Reads any file',
    severity,
    vulnerable_versions: '<2.0.0',
  }
  const responses: Record<string, object> = {
    '/-/npm/v1/security/advisories/bulk': { library: [weakness] },
    '/library': {
      name: 'library',
      'dist-tags': { latest: '1.0.0' },
      versions: { '1.0.0': { name: 'library', version: '1.0.0' } },
    },
  }
  const server = createServer((request, response) => {
    request.resume()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(responses[request.url ?? ''] ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('the check fails on severe vulnerabilities, not on minor ones', { timeout: 60_000 }, async () => {
  const grave = await checkPackages({ library }, await startRegistry('high'))
  expect(grave).toEqual({ status: 1, output: 'library: high: Reads any file https://advisories.example/1\n' })
  expect(await checkPackages({ library }, await startRegistry('low'))).toEqual({ status: 0, output: '' })
})

test('npm runs no install scripts of packages', () => {
  expect(readFileSync(join(scripts, '../.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('without a registry the check skips vulnerabilities and still checks licences', async () => {
  const unreachable = 'http://127.0.0.1:9/'
  const unasked = 'npm audit: the registry did not answer, so known weaknesses of packages were not looked for.\n'
  expect(await checkPackages({ library }, unreachable)).toEqual({ status: 0, output: unasked })
  const strange = await checkPackages(
    {
      library,
      secret: { ...library, license: 'SEE LICENSE' },
      tool: { ...library, license: 'GPL-3.0', dev: true },
      maker: { ...library, hasInstallScript: true },
    },
    unreachable,
  )
  expect(strange.status).toBe(1)
  expect(strange.output.split('\n')).toEqual([
    unasked.trim(),
    'secret 1.0.0: the licence "SEE LICENSE" is not among those in scripts/check-packages.mjs.',
    expect.stringContaining('maker 1.0.0 runs a script while it is installed'),
    '',
  ])
})
