import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, fixedHeaders, securityHeaders } from './headers.ts'

test('the policy allows the tag manager only if it is set', () => {
  expect(contentSecurityPolicy({ scriptHashes: [] })).not.toContain('google')
  const policy = contentSecurityPolicy({ scriptHashes: [], tagManager: true })
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
})

test('the policy allows the own origin and frames of media hosts only', () => {
  const directives = Object.fromEntries(
    contentSecurityPolicy({ scriptHashes: ['abc='] })
      .split('; ')
      .map((each): [string, string[]] => {
        const [name = '', ...values] = each.split(' ')
        return [name, values]
      }),
  )
  const { 'frame-src': frames, ...otherDirectives } = directives
  const ownOrigin = ["'self'"]
  expect(otherDirectives).toEqual({
    ...{
      'default-src': ownOrigin,
      'script-src': ["'self'", "'sha256-abc='"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
    },
    ...{
      'font-src': ownOrigin,
      'connect-src': ownOrigin,
      'media-src': ownOrigin,
      'frame-ancestors': ownOrigin,
      'base-uri': ownOrigin,
      'form-action': ownOrigin,
      'object-src': ["'none'"],
    },
  })
  expect(frames?.slice(1).every((host) => /^https:\/\/(\*\.)?[a-z.-]+$/.test(host))).toBe(true)
})

test('pages require Trusted Types with the named policies, other responses do not', () => {
  expect(contentSecurityPolicy({ scriptHashes: [], trustedTypes: ['default', 'ProseMirrorClipboard'] })).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default ProseMirrorClipboard$/,
  )
  expect(contentSecurityPolicy({ scriptHashes: [] })).not.toContain('trusted-types')
})

test('Strict-Transport-Security is sent over https only', () => {
  const names = (secure: boolean) => fixedHeaders({ secure }).map(([name]) => name)
  expect(names(false)).toEqual([
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
  ])
  expect([
    names(true).includes('Strict-Transport-Security'),
    names(false).includes('Strict-Transport-Security'),
  ]).toEqual([true, false])
})

test.each([
  ['/assets/entry.js', 'text/javascript; charset=utf-8', false],
  ['/assets/text.woff2', 'font/woff2', false],
  ['/media/1/small.avif', 'image/avif', false],
  ['/media/1/drawing.svg', 'image/svg+xml', true],
  ['/sw.js', 'text/javascript; charset=utf-8', true],
  ['/files/1/plan.pdf', 'application/pdf', true],
  ['/de', 'text/html; charset=utf-8', true],
])('%s of type %s has a content security policy: %s', async (path, type, hasPolicy) => {
  const app = new Hono()
    .use(securityHeaders({ secure: false }))
    .get('*', (c) => c.body('', 200, { 'content-type': type }))
  const { headers } = await app.request(path)
  expect(headers.has('content-security-policy')).toBe(hasPolicy)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
