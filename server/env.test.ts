import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('every wrong setting is named at once, and none of what was set is told', () => {
  const wrong = {
    SESSION_SECRET: 'geheim-31-Zeichen-aaaaaaaaaaaaa',
    METRICS_TOKEN: 'geheim-15-Zeich',
    ADMIN_EMAIL: 'geheim',
    TRUST_PROXY: 'geheim',
    SESSION_MAX_HOURS: '0',
  }
  expect(() => readEnv(wrong)).toThrow(/^These settings are wrong:\n/)
  for (const name of Object.keys(wrong)) expect(() => readEnv(wrong)).toThrow(`\n  ${name}: `)
  expect(() => readEnv(wrong)).not.toThrow('geheim')
})

test('a house that sets nothing trusts no proxy, keeps a session 14 days and asks nobody outside', () => {
  expect(readEnv({})).toMatchObject({ TRUST_PROXY: '0', SESSION_MAX_HOURS: 336, SESSION_IDLE_HOURS: 72, LINK_CHECK: '0', LOG_LEVEL: 'info' })
  for (const name of ['SMTP_URL', 'BACKEND_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'METRICS_PORT', 'BACKUP_DIR'] as const)
    expect([name, readEnv({})[name]]).toEqual([name, undefined])
})
