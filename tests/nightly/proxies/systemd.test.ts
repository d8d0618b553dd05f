import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryEnv, memoryFlags } from '#scripts/prepare.mjs'
import { bootSystemd, missingForSystemd } from '#tests/support/processes/booted-systemd.ts'
import { ADMIN } from '#tests/support/processes/server-process.ts'

const program = join(import.meta.dirname, '../../..')
const unit = join(program, 'deploy/partitur.service')
/** Scale of `systemd-analyze security`: 15 is 1.5 of 10 (unprotected). */
const EXPOSED_AT_MOST = 15
const STARTS_WITHIN_MS = 60_000

const report = (line: string) => void process.stdout.write(`systemd: ${line}\n`)

test('systemd verifies the unit and rates it as hardened', () => {
  if (spawnSync('which', ['systemd-analyze']).status !== 0)
    return report('systemd-analyze is missing (Debian: apt-get install systemd): the unit was not looked at')
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect([verified.status, verified.stderr]).toEqual([0, ''])
  expect(
    spawnSync('systemd-analyze', ['security', '--offline=true', `--threshold=${EXPOSED_AT_MOST}`, unit]).status,
  ).toBe(0)
})

test('the unit starts the program like npm start, from existing files', () => {
  const text = readFileSync(unit, 'utf8')
  const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(text) ?? []
  expect(command).toBe(`${memoryFlags().join(' ')} build/server/index.js`)
  for (const [name, value] of Object.entries(memoryEnv)) expect(text).toContain(`Environment=${name}=${value}\n`)
  const documents = [...text.matchAll(/file:\/opt\/partitur\/(\S+)/g)].map(([, path = '']) => path)
  for (const path of ['build/server/index.js', ...documents])
    expect([path, existsSync(join(program, path))]).toEqual([path, true])
})

test('systemd starts, reloads, restarts and stops the unit', async () => {
  const missing = missingForSystemd()
  if (missing) return report(`${missing}: the unit was not started`)
  const settings = `WORKERS=2\nSEED=none\nADMIN_EMAIL=${ADMIN.email}\nADMIN_PASSWORD=${ADMIN.password}\n`
  const { run, stop } = await bootSystemd({ program, unit, settings })
  onTestFinished(stop)
  const journal = () => run('journalctl', '-u', 'partitur', '--no-pager').said
  const property = (name: string) => run('systemctl', 'show', '-P', name, 'partitur').said
  const isReady = () => run('curl', '-s', 'http://127.0.0.1:3000/readyz').said
  expect(run('systemctl', 'start', 'partitur').status, journal()).toBe(0)
  await expect.poll(isReady, { timeout: STARTS_WITHIN_MS }).toBe('ready')
  expect(run('stat', '-c', '%a', '/var/lib/private/partitur').said).toBe('700')
  const first = property('MainPID')
  expect(run('systemctl', 'reload', 'partitur').status).toBe(0)
  await expect.poll(journal, { timeout: STARTS_WITHIN_MS }).toContain('new processes')
  expect(property('MainPID')).toBe(first)
  run('kill', '-9', first)
  await expect.poll(() => property('NRestarts'), { timeout: STARTS_WITHIN_MS }).toBe('1')
  await expect.poll(isReady, { timeout: STARTS_WITHIN_MS }).toBe('ready')
  run('systemctl', 'stop', 'partitur')
  expect([property('ActiveState'), property('Result')]).toEqual(['inactive', 'success'])
  expect(journal()).toContain('stopping: open requests are finished first')
})
