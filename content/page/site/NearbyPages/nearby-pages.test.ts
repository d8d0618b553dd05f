import { expect, test } from 'vitest'
import type { ModuleRecord, Section } from '#contract/sections.ts'
import type { NavItem } from '../../endpoints.ts'
import { hasNoLinks, nearbyPages } from './nearby-pages.ts'

const item = (url: string, children: NavItem[] = []): NavItem => ({ title: url, url, clickable: true, children })
const menu = [
  item('/a', [
    item('/a/lessons', [item('/a/lessons/fees'), item('/a/lessons/hire')]),
    item('/a/rooms'),
    item('/a/team'),
  ]),
  item('/b'),
]

test.each([
  ['the pages below it', '/a/lessons', ['/a/lessons/fees', '/a/lessons/hire']],
  ['the pages beside it', '/a/rooms', ['/a/lessons', '/a/team']],
  ['the pages beside it, deep in the menu', '/a/lessons/fees', ['/a/lessons/hire']],
  ['nothing where it is in no menu', '/c', []],
  ['nothing where it stands alone', '/b', []],
])('a page leads to %s', (_, url, expected) => {
  expect(nearbyPages(menu, url).map((each) => each.url)).toEqual(expected)
})

const base = { id: 1, kind: 'text', url: '', version: 1, parent: 1, column: 0, order: 0, anchor: '', fallback: [] }
const moduleOf = (fields: Record<string, unknown>): ModuleRecord => ({ ...fields, ...base })

test.each([
  ['no module', undefined, true],
  ['a text without a link', { content: '<p>Alles Wichtige.</p>' }, true],
  ['a number to call', { content: '<a href="tel:+498999998100">Anrufen</a>' }, true],
  ['a mail to write', { link_url: 'mailto:info@haus.example' }, true],
  ['a link in a text', { content: '<p><a class="more" href="/de/kurse">Kurse</a></p>' }, false],
  ['a link elsewhere', { content: '<a href="https://verband.example">Verband</a>' }, false],
  ['a link in an item of a list', { children: [{ link_url: '/de/kurse' }] }, false],
])('a page with %s is a dead end or not', (_, fields, expected) => {
  const columns = [{ classes: '', span: 12, children: fields ? [moduleOf(fields)] : [] }]
  const section: Section = {
    ...{ id: 1, slug: '', url: '', version: 1, parent: null, layout: 0, order: 0 },
    model: 'container',
    content_type: 'page',
    object_id: 1,
    columns,
  }
  expect(hasNoLinks([section])).toBe(expected)
})
