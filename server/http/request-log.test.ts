import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

test('refusals, writes and exports are logged without personal data', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) })
  const { call, login } = await createTestApp({ log })
  const [admin, press] = [await login('admin'), await login('editor', ['press'])]
  lines.length = 0
  await admin.call('GET', '/api/admin/categories/')
  await admin.call('POST', '/api/admin/categories/', { body: { name: { de: 'Neu', en: '' } } })
  for (const slash of ['', '/'])
    await call('POST', `/de/pageeditor-api/login${slash}`, { body: { email: admin.email, password: 'wrong' } })
  await admin.call('POST', '/de/pageeditor-api/presence/', { body: {} })
  await admin.call('POST', '/api/admin/password/', { body: { current: 'wrong', password: 'ein-anderes-wrong' } })
  await call('POST', '/api/admin/reset/', { body: { token: 'wrong', password: 'ein-anderes-wrong' } })
  await admin.call('GET', '/api/admin/categories/export/?format=csv')
  await admin.call('POST', '/api/admin/categories/', { body: {}, headers: { 'x-csrftoken': 'wrong' } })
  await press.call('GET', '/api/admin/users/')
  await press.call('DELETE', '/api/admin/venues/1/')
  const entries = lines
    .map((line) => JSON.parse(line))
    .map(({ msg, method, path, status }) => [msg, method, path, status])
  expect(entries).toEqual([
    ['written', 'POST', '/api/admin/categories/', 201],
    ['a login was refused', 'POST', '/de/pageeditor-api/login', 401],
    ['a login was refused', 'POST', '/de/pageeditor-api/login/', 401],
    ['a password, code or link was refused', 'POST', '/api/admin/password/', 400],
    ['a password, code or link was refused', 'POST', '/api/admin/reset/', expect.any(Number)],
    ['exported', 'GET', '/api/admin/categories/export/', 200],
    ['an access was refused', 'POST', '/api/admin/categories/', 403],
    ['an access was refused', 'GET', '/api/admin/users/', 403],
    ['an access was refused', 'DELETE', '/api/admin/venues/1/', 403],
  ])
  for (const line of lines) expect(line).not.toMatch(/@|wrong|cookie|session/i)
  expect(lines.every((line) => JSON.parse(line).requestId)).toBe(true)
})
