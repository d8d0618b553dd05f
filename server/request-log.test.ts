import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

test('a refused login and a write in the back office leave a line that names nobody', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) })
  const { call, login } = await createTestApp({ log })
  const admin = await login('admin')
  lines.length = 0
  await admin.call('GET', '/api/admin/categories/')
  await admin.call('POST', '/api/admin/categories/', { body: { name: { de: 'Neu', en: '' } } })
  await call('POST', '/de/pageeditor-api/login', { body: { email: admin.email, password: 'wrong' } })
  await admin.call('POST', '/de/pageeditor-api/presence/', { body: {} })
  const told = lines.map((line) => JSON.parse(line)).map(({ msg, method, path, status }) => [msg, method, path, status])
  expect(told).toEqual([
    ['written', 'POST', '/api/admin/categories/', 201],
    ['a login was refused', 'POST', '/de/pageeditor-api/login', 401],
  ])
  for (const line of lines) expect(line).not.toMatch(/@|wrong|cookie|session/i)
  expect(lines.every((line) => JSON.parse(line).requestId)).toBe(true)
})
