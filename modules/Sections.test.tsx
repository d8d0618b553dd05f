import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Section } from '#contract/sections.ts'
import { demo as quote } from './quote/demo.ts'
import { Sections } from './Sections.tsx'
import { demoRecord } from './testing/demo-record.ts'

test('a section draws its modules in their columns, each under its anchor', () => {
  const html = renderToStaticMarkup(<Sections locale="de" sections={[section([[quoteRecord({ anchor: 'zitat' })], []])]} />)
  expect(html).toContain('id="zitat"')
  expect(html.match(/data-span="6"/g)).toHaveLength(2)
  expect(html).toContain('Ohne Musik wäre das Leben ein Irrtum.')
})

test('an unknown or invalid module shows nothing to a visitor', () => {
  const html = renderToStaticMarkup(
    <Sections locale="de" sections={[section([[quoteRecord({ invalid: true }), quoteRecord({ id: 2, kind: 'carousel' })], []])]} />,
  )
  expect(html).not.toContain('Ohne Musik')
})

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
