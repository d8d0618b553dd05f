import { expect, test } from 'vitest'
import { sanitiseRichText } from '#server/services/texts/sanitise.ts'
import { sanitiseTable } from '#server/services/texts/sanitise-table.ts'
import { markPriceLists } from '../format/prices.ts'
import { trustedTypesPolicy } from './policy.ts'

const PLACE = 'Element innerHTML'
const html = (text: string) => trustedTypesPolicy.createHTML(text, 'TrustedHTML', PLACE)

test.each([
  '',
  'Einen Moment',
  sanitiseRichText(
    '<p style="text-align: center">Karten <a href="https://example.org/a?b=1&amp;c" target="_blank">hier</a><br>oder &lt;dort&gt;</p><ol start="3"><li><p><b>eins</b></p></li></ol>',
  ),
  `<table><tbody>${sanitiseTable('<tr><th colspan="2">Preis</th></tr><tr><td>Kinder</td><td rowspan="2">5 €</td></tr>')}</tbody></table>`,
  markPriceLists('<ul><li>Kinder: 5 €</li><li>Erwachsene: 12 €</li></ul>'),
  '<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 19.5 4.5 L 4.5 19.5"/></svg>',
  '<script></script>',
])('plain text and sanitised HTML are allowed: %s', (text) => {
  expect(html(text)).toBe(text)
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<p style="x"onclick="alert(1)">x</p>',
  '<script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="&lt;script&gt;"></iframe>',
  '<style>@import "//x"</style>',
  '<p title="<p>">',
  '<p <p>',
  '<a href=javascript:alert(1)>x</a>',
  '<!-- <p> -->',
  '<P ONCLICK="x">',
  '<math><mtext></mtext></math>',
])('other HTML is refused: %s', (text) => {
  expect(html(text)).toBeNull()
})

test('HTML parsed into an inert document is allowed', () => {
  expect(trustedTypesPolicy.createHTML('<img src=x>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<img src=x>')
})

test('a direct call of the policy is refused', () => {
  for (const text of ['<p>Erster Absatz.</p>', '<img src=x>'])
    expect(() => trustedTypesPolicy.createHTML(text)).toThrow(TypeError)
})

test('allowed script URLs are the service worker and the tag manager', () => {
  expect(trustedTypesPolicy.createScriptURL('/sw.js')).toBe('/sw.js')
  expect(trustedTypesPolicy.createScriptURL('https://www.googletagmanager.com/gtm.js?id=1')).not.toBeNull()
  for (const url of [
    'https://www.googletagmanager.com.example.org/x.js',
    '//example.org/sw.js',
    'data:text/javascript,1',
    '/files/1/film.mp4',
  ])
    expect(trustedTypesPolicy.createScriptURL(url)).toBeNull()
})

test('script texts may contain data only, never code', () => {
  const script = (text: string, sink?: string) => trustedTypesPolicy.createScript(text, 'TrustedScript', sink)
  expect(script('{"@context":"https://schema.org"}', 'HTMLScriptElement text')).not.toBeNull()
  for (const text of ['alert(1)', '{}; alert(1)', '<!-- alert(1)', ''])
    expect(script(text, 'HTMLScriptElement text')).toBeNull()
  for (const sink of ['eval', 'Window setTimeout', undefined]) expect(script('{}', sink)).toBeNull()
})
