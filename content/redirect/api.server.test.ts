import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { parseRedirectLines } from './api.ts'

const pairs = (text: string) => parseRedirectLines(text).map(({ old_path, new_path }) => [old_path, new_path])

test.each([
  '/alt\t/de/neu',
  '/alt;/de/neu',
  '/alt, /de/neu',
  '"/alt","/de/neu"',
  '/alt /de/neu',
  '/alt -> /de/neu',
  'Redirect 301 /alt /de/neu',
  'https://alt.example/alt;/de/neu',
])('a pasted line is parsed from tables, notes and server configs: %s', (line) => {
  expect(pairs(line)).toEqual([['/alt', '/de/neu']])
})

test('a path may contain a comma', () => {
  expect(pairs('/alt,2.html /de/neu')).toEqual([['/alt,2.html', '/de/neu']])
})

test('headings and empty lines are skipped, missing targets stay empty', () => {
  expect(parseRedirectLines('Alt;Neu\r\n\r\n/a;https://neu.example/b?c\n/d')).toEqual([
    { line: 3, old_path: '/a', new_path: 'https://neu.example/b?c' },
    { line: 4, old_path: '/d', new_path: '' },
  ])
  expect(pairs('https://alt.example/seite.php?id=3 /de/haus')).toEqual([['/seite.php?id=3', '/de/haus']])
})

async function startInstallation() {
  const app = await createTestApp()
  await create(app.depsOf(), 'pages', { slug_de: 'haus', slug_en: 'house' })
  const { call } = await app.login()
  const paste = (text: string, dry_run: boolean) =>
    call('POST', '/api/admin/redirects/import/', { body: { text, dry_run } })
  const count = async () => (await call('GET', '/api/admin/redirects/')).body.count
  return { ...app, paste, count }
}

test('pasted redirects are checked against stored and earlier ones, then saved', async () => {
  const { paste, count, call } = await startInstallation()
  const text = [
    '/a /de/haus',
    '/a /en/house',
    '/b /a',
    '/de/haus /en/house',
    '/c /de/nirgends',
    '/api/x /de/haus',
    '/d',
    '/e/ /de/haus/',
  ].join('\n')
  const { body: dry } = await paste(text, true)
  expect(dry.added).toBe(0)
  expect(await count()).toBe(0)
  const { body } = await paste(text, false)
  expect(body.rows).toEqual(dry.rows)
  expect(body.rows.map(({ line, state }: { line: number; state: string }) => [line, state])).toEqual(
    ['new', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'new'].map((state, index) => [index + 1, state]),
  )
  expect(body.rows[1].problem).toBe('Für diese Adresse gibt es schon eine Weiterleitung.')
  expect(body.rows[2].problem).toBe('Das Ziel ist selbst eine Weiterleitung.')
  expect([body.added, await count()]).toEqual([2, 2])
  expect((await call('GET', '/de/pageeditor-api/redirect/e')).body).toEqual({ new_path: '/de/haus' })
  expect((await paste('/a /de/haus', false)).body).toMatchObject({ added: 0, rows: [{ state: 'known' }] })
})

test('three hundred redirects are saved, over five hundred or none refused', async () => {
  const { paste, count } = await startInstallation()
  const redirectLines = (length: number) =>
    Array.from({ length }, (_, index) => `/alt/${index}.html;/de/haus`).join('\n')
  expect((await paste(redirectLines(300), false)).body.added).toBe(300)
  expect(await count()).toBe(300)
  expect((await paste(redirectLines(501), true)).body.errors).toEqual({ text: ['Mehr als 500 gehen nicht.'] })
  expect((await paste('Guten Tag', true)).body.errors).toEqual({
    text: ['Hier steht keine Adresse, die mit / oder https:// beginnt.'],
  })
})
