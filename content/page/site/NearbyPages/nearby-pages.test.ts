import { expect, test } from 'vitest'
import type { NavItem } from '#contract/page/pages.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
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
  ['its subpages', '/a/lessons', ['/a/lessons/fees', '/a/lessons/hire']],
  ['its sibling pages', '/a/rooms', ['/a/lessons', '/a/team']],
  ['its sibling pages deep in the menu', '/a/lessons/fees', ['/a/lessons/hire']],
  ['no page when it is in no menu', '/c', []],
  ['no page when it has no siblings', '/b', []],
])('a page links to %s', (_, url, expected) => {
  expect(nearbyPages(menu, url).map((each) => each.url)).toEqual(expected)
})

const base = { id: 1, kind: 'text', url: '', version: 1, parent: 1, column: 0, order: 0, anchor: '', fallback: [] }
const moduleOf = (fields: Record<string, unknown>): ModuleRecord => ({ ...fields, ...base })

test.each([
  ['no module', undefined, true],
  ['a text without a link', { content: '<p>Alles Wichtige.</p>' }, true],
  ['a phone number', { content: '<a href="tel:+498999998100">Anrufen</a>' }, true],
  ['an e-mail link', { link_url: 'mailto:info@haus.example' }, true],
  ['a link in a text', { content: '<p><a class="more" href="/de/kurse">Kurse</a></p>' }, false],
  ['an external link', { content: '<a href="https://verband.example">Verband</a>' }, false],
  ['a link in a list item', { children: [{ link_url: '/de/kurse' }] }, false],
])('dead ends are detected: a page with %s', (_, fields, expected) => {
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
