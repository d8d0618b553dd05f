import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './headers.ts'

test('the tag manager is named only where the house has one', () => {
  expect(contentSecurityPolicy({ scriptHashes: [] })).not.toContain('google')
  const policy = contentSecurityPolicy({ scriptHashes: [], tagManager: true })
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
})

test('each inline script is hashed once, scripts with an address are not', () => {
  const html = '<script>a()</script><script type="module">b()</script><script>a()</script><script src="/x.js"></script>'
  expect(inlineScriptHashes(html)).toHaveLength(2)
})
