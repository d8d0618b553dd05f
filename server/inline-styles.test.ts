import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInlineStyles } from './inline-styles.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'partitur-styles-'))
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'assets/root-1.css'), 'body{margin:0}')
writeFileSync(join(clientDir, 'assets/home-2.css'), '.a{color:red}')
const withStyles = (head: string) => createInlineStyles(clientDir)(head).join('')

test('the sheets of a page stand in it, in their order and once, and are not fetched', () => {
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

test('a head without a sheet stays as it is', () => {
  expect(withStyles('<head><title>$&</title>')).toBe('<head><title>$&</title>')
})

test('a process goes on with the sheets of its build when another build has taken its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-styles-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/late-3.css'), '.b{color:blue}')
  const late = createInlineStyles(folder)
  rmSync(folder, { recursive: true })
  expect(late('<head><link rel="stylesheet" href="/assets/late-3.css"/></head>').join('')).toContain('<style>.b{color:blue}</style>')
})
