import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInlineStyles } from './page-styles.server.ts'

/** Returns a function that completes the head of a page with this body, of which `/assets/home.css` is the sheet. */
function buildOf(css: string) {
  const clientDir = mkdtempSync(join(tmpdir(), 'partitur-styles-'))
  mkdirSync(join(clientDir, 'assets'))
  writeFileSync(join(clientDir, 'assets/root.css'), 'body{margin:0}')
  writeFileSync(join(clientDir, 'assets/home.css'), css)
  const inlineStyles = createInlineStyles(clientDir)
  rmSync(clientDir, { recursive: true })
  return inlineStyles
}

const link = '<link rel="stylesheet" href="/assets/home.css"/>'
const inlined = (css: string, body: string) =>
  buildOf(css)(`<html data-variant="school"><head>${link}</head>${body}`).match(/<style>(.*)<\/style>/)?.[1]

test('style sheets are inlined once and in order, and kept as inert links', () => {
  const head = `<head><title>$&</title><link rel="stylesheet" href="/assets/root.css"/><link rel="stylesheet" href="/assets/home.css#"/><link rel="stylesheet" href="/assets/root.css"/>`
  const html = buildOf('.a{color:red}')(`${head}</head><p class="a">`)
  expect(html).toContain('<title>$&</title><style>body{margin:0}.a{color:red}</style><noscript>')
  expect(html.slice(html.indexOf('</noscript>')).match(/<link[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/root.css" type="text/plain"/>',
    '<link rel="stylesheet" href="/assets/home.css#" type="text/plain"/>',
    '<link rel="stylesheet" href="/assets/home.css" type="text/plain"/>',
    '<link rel="stylesheet" href="/assets/root.css" type="text/plain"/>',
  ])
})

test('a page without scripts links the whole sheets', () => {
  const html = buildOf('.b{color:blue}')(`<head>${link}</head><p class="a">`)
  expect(html).toContain(`<noscript>${link}</noscript>`)
})

test('a head without style sheets is unchanged', () => {
  expect(buildOf('')('<head><title>$&</title></head><body>')).toBe('<head><title>$&</title>')
})

test.each([
  ['p{margin:0}', 'no class'],
  ['.a .b{margin:0}', 'every class'],
  ['.x,.b>p{margin:0}', 'every class of one selector'],
  ['.a:not(.x,.y:has(.z)){margin:0}', 'no class within brackets'],
  ['.a:has(.x,.b){margin:0}', 'one of several in :has()'],
  [':is(.x,.a:has(>.b)){margin:0}', 'every class of one selector in a list'],
  [':is(.a,.x):is(.b){margin:0}', 'every class outside of alternatives'],
  ['.a:hover,.a:focus-visible{margin:0}', 'a selector without pointer'],
  ['.a[data-open=true]{margin:0}', 'a state'],
  ['[data-variant=school] .a{margin:0}', 'the variant'],
  ['.a::before{content:"}{;\\""}', 'braces in a text'],
  ['@media (width>=64em){@container (width>=9em){.a{margin:0}}}', 'a condition'],
  ['@media print{.a{margin:0}}', 'a printer'],
  ['@keyframes a{to{opacity:0}}', 'an animation'],
])('%s is inlined: %s', (rule) => {
  expect(inlined(`.x{top:0}${rule}.y{top:0}`, '<p class="a b">')).toBe(rule)
})

test.each([
  ['.x{margin:0}', 'a missing class'],
  ['.a .x{margin:0}', 'one missing class'],
  ['.b-2{margin:0}', 'a longer name'],
  ['.a:has(>.x){margin:0}', 'a missing class in :has()'],
  [':is(.x,.a:has(.y)){margin:0}', 'one missing class of each selector in a list'],
  ['[data-variant=orchestra]{margin:0}', 'the other variant'],
  ['.a:hover{margin:0}', 'a pointer'],
  ['main[data-enter=true] .a{margin:0}', 'the next page'],
  ['::view-transition-old(*){margin:0}', 'a transition'],
  ['@media (width>=64em){.x{margin:0}}', 'an empty condition'],
  ['@media (scripting:none) and (width<64em){.a{margin:0}}', 'a browser without scripts'],
])('%s is not inlined: %s', (rule) => {
  expect(inlined(`.a{top:0}${rule}.b{top:0}`, '<p class="a b">')).toBe('.a{top:0}.b{top:0}')
})

test('only faces of used families with letters of the page are inlined', () => {
  const face = (family: string, range = '') => `@font-face{font-family:${family};src:local(x)${range}}`
  const latin = face('Nunito', ';unicode-range:U+20-7E,U+DF')
  const rare = face('Nunito', ';unicode-range:U+20AC,U+1E??')
  const fallback = face('"Nunito Arial"')
  const css = `${face('Fraunces')}${latin}${rare}${fallback}:root{--font:"Nunito","Nunito Arial"}`
  expect(inlined(css, 'Bach')).toBe(`${latin}${fallback}:root{--font:"Nunito","Nunito Arial"}`)
  expect(inlined(css, 'B\u1e00ch')).toContain(rare)
})
