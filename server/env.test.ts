import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, settingNames } from './env.ts'

test('every wrong setting is named at once without its value', () => {
  const invalidEnv = {
    SESSION_SECRET: 'geheim-31-Zeichen-aaaaaaaaaaaaa',
    METRICS_TOKEN: 'geheim-15-Zeich',
    ADMIN_EMAIL: 'geheim',
    TRUST_PROXY: 'geheim',
    SESSION_MAX_HOURS: '0',
  }
  expect(() => readEnv(invalidEnv)).toThrow(/^These settings are wrong:\n/)
  for (const name of Object.keys(invalidEnv)) expect(() => readEnv(invalidEnv)).toThrow(`\n  ${name}: `)
  expect(() => readEnv(invalidEnv)).not.toThrow('geheim')
})

test('defaults trust no proxy, limit sessions to 14 days and call no hosts', () => {
  expect(readEnv({})).toMatchObject({
    TRUST_PROXY: '0',
    SESSION_MAX_HOURS: 336,
    SESSION_IDLE_HOURS: 72,
    LINK_CHECK: '0',
    LOG_LEVEL: 'info',
  })
  for (const name of ['SMTP_URL', 'BACKEND_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'METRICS_PORT', 'BACKUP_DIR'] as const)
    expect([name, readEnv({})[name]]).toEqual([name, undefined])
})

test('.env.example names every setting with a valid value', () => {
  const lines = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8').matchAll(/^#?([A-Z0-9_]+)=(.*)$/gm)
  const variables = [...lines].map(([, name = '', value = '']) => ({ name, value }))
  // One is set by the commands, and one is read by `npm start` alone.
  const expected = settingNames.filter((name) => name !== 'NODE_ENV').concat('HEAP_MB')
  expect([...new Set(variables.map(({ name }) => name))].toSorted()).toEqual(expected.toSorted())
  for (const { name, value } of variables)
    expect(() => readEnv({ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', [name]: value })).not.toThrow()
})
