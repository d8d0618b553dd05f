import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '#modules/parts/Picture.tsx'
import { demoImage } from '#modules/testing/demo-record.ts'
import { createInlineStyles, loadFirstPictureEagerly } from './complete-page.server.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'partitur-styles-'))
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'assets/root-1.css'), 'body{margin:0}')
writeFileSync(join(clientDir, 'assets/home-2.css'), '.a{color:red}')
const withStyles = (head: string) => createInlineStyles(clientDir)(head).join('')

test("a page's style sheets are inlined once and in order", () => {
  const sheets =
    '<link rel="stylesheet" href="/assets/root-1.css"/><link rel="stylesheet" href="/assets/home-2.css#"/><link rel="stylesheet" href="/assets/root-1.css"/>'
  const html = withStyles(`<head><title>$&</title>${sheets}`)
  expect(html).toContain('<title>$&</title><style>body{margin:0}.a{color:red}</style><link')
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/root-1.css" type="text/plain"/>',
    '<link rel="stylesheet" href="/assets/home-2.css#" type="text/plain"/>',
    '<link rel="stylesheet" href="/assets/home-2.css" type="text/plain"/>',
    '<link rel="stylesheet" href="/assets/root-1.css" type="text/plain"/>',
  ])
})

test('a head without style sheets is unchanged', () => {
  expect(withStyles('<head><title>$&</title>')).toBe('<head><title>$&</title>')
})

test('style sheets stay available after another build replaced the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-styles-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/late-3.css'), '.b{color:blue}')
  const streamLater = createInlineStyles(folder)
  rmSync(folder, { recursive: true })
  expect(streamLater('<head><link rel="stylesheet" href="/assets/late-3.css"/></head>').join('')).toContain(
    '<style>.b{color:blue}</style>',
  )
})

const picture = renderToStaticMarkup(<Picture image={demoImage} sizes="100vw" />)
const inMain = (content: string) => `<body><header>${picture}</header><main class="a">${content}</main></body>`

test('only the first image of a page loads eagerly', () => {
  const now = picture.replace('loading="lazy"', 'loading="eager" fetchPriority="high"')
  expect(now).not.toBe(picture)
  expect(loadFirstPictureEagerly(inMain(`<p>$&</p>${picture}${picture}`)).join('')).toBe(
    inMain(`<p>$&</p>${now}${picture}`),
  )
})

test.each([inMain('<p>loading="lazy"</p>'), inMain('<img src="a.png" alt=">"/>'), `<body>${picture}</body>`, ''])(
  'a page without images is unchanged: %s',
  (body) => {
    expect(loadFirstPictureEagerly(body).join('')).toBe(body)
  },
)
