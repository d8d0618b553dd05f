import { expect, test } from 'vitest'
import { redirectBody } from './body-rules.ts'

test.each(['/de/neu', '/de/neu?ort=saal#karten', 'https://anderswo.example/seite', 'http://anderswo.example'])(
  'a redirect can lead to %s',
  (new_path) => {
    expect(redirectBody.safeParse({ old_path: '/de/alt', new_path }).success).toBe(true)
  },
)

test.each([
  '//anderswo.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'anderswo.example',
  '',
  '/de/neu\r\nSet-Cookie: a',
  'ftp://anderswo.example',
])('a redirect cannot lead to %j', (new_path) => {
  expect(redirectBody.safeParse({ old_path: '/de/alt', new_path }).success).toBe(false)
})

test.each([
  '/',
  '//anderswo.example',
  '/\\anderswo.example',
  '/de\\alt',
  'https://anderswo.example',
  '/de/alt?seite=1',
  '/de/alt\u0000',
])('a redirect cannot start from %j', (old_path) => {
  expect(redirectBody.safeParse({ old_path, new_path: '/de/neu' }).success).toBe(false)
})
