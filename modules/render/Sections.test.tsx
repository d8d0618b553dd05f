import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { demoRecord } from '../demo-record.ts'
import { demo as faq } from '../faq/demo.ts'
import { demo as headline } from '../headline/demo.ts'
import { demo as quote } from '../quote/demo.ts'
import { Sections } from './Sections.tsx'

test('a section renders its modules in columns with their anchors', () => {
  const html = renderToStaticMarkup(
    <Sections locale="de" sections={[section([[quoteRecord({ anchor: 'zitat' })], []])]} />,
  )
  expect(html).toContain('id="zitat"')
  expect(html.match(/data-span="6"/g)).toHaveLength(2)
  expect(html).toContain('Ohne Musik wäre das Leben ein Irrtum.')
})

test('an unknown or invalid module is hidden from visitors', () => {
  const html = renderToStaticMarkup(
    <Sections
      locale="de"
      sections={[section([[quoteRecord({ invalid: true }), quoteRecord({ id: 2, kind: 'carousel' })], []])]}
    />,
  )
  expect(html).not.toContain('Ohne Musik')
})

test.each([
  [
    [2, 3, 4, 3, 2],
    [2, 3, 4, 3, 2],
  ],
  [
    [3, 3, 3],
    [2, 2, 2],
  ],
  [
    [3, 2, 4, 4, 3],
    [2, 2, 3, 3, 3],
  ],
  [
    [5, 6, 2, 6],
    [2, 3, 2, 3],
  ],
])('headline levels %j become the outline %j', (levels, read) => {
  expect(levelsRead(headlines(...levels))).toEqual(read)
})

test('the outline continues across columns, and items nest below their headline', () => {
  expect(levelsRead(headlines(2), headlines(4, 3))).toEqual([2, 3, 3])
  const faqModule = demoRecord(faq, 'de')
  const items = faqModule.children ?? []
  expect(items.length).toBeGreaterThan(0)
  expect(levelsRead([faqModule])).toEqual(items.map(() => 2))
  expect(levelsRead([...headlines(2), faqModule])).toEqual([2, ...items.map(() => 3)])
})

test("a headline's size follows its chosen level, not its outline level", () => {
  expect(renderColumns(headlines(3))).toMatch(/data-level="3"[\s\S]*<h2/)
})

function renderColumns(...columns: ModuleRecord[][]): string {
  return renderToStaticMarkup(<Sections locale="de" sections={[section(columns)]} />)
}

function levelsRead(...columns: ModuleRecord[][]): number[] {
  return [...renderColumns(...columns).matchAll(/<h([2-6])\b/g)].map(([, level]) => Number(level))
}

function headlines(...levels: number[]): ModuleRecord[] {
  return levels.map((headline_level, id) => demoRecord(headline, 'de', { id, headline_level }))
}

function quoteRecord(overrides: Record<string, unknown>) {
  return demoRecord(quote, 'de', overrides)
}

function section(columns: Section['columns'][number]['children'][]): Section {
  return {
    id: 1,
    slug: 'section-1',
    model: 'container',
    url: '/de/pageeditor-api/container/1/',
    version: 1,
    parent: null,
    content_type: 'page',
    object_id: 1,
    layout: 3,
    order: 0,
    columns: columns.map((children) => ({ classes: '', span: 6, children })),
  }
}
