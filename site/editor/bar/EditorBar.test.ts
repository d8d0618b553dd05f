import { expect, test } from 'vitest'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { locateInPage } from './EditorBar.tsx'

const record = (id: number, title = '', children: ModuleRecord[] = []) =>
  ({ id, kind: 'text', title, children }) as unknown as ModuleRecord
const section = (...columns: ModuleRecord[][]) =>
  ({ columns: columns.map((children) => ({ children })) }) as unknown as Section
const titleOf = (each: ModuleRecord) => String(each.title)
const sections = [
  section([record(1)], [record(2)]),
  section([record(3), record(4, 'Preise')], [record(5, 'Kasse', [record(6, 'Frage')])]),
]

test.each([
  ['a module in a second column', 2, { section: 1, heading: '' }],
  ['a section with a heading', 3, { section: 2, heading: 'Preise' }],
  ['an item within its list', 6, { section: 2, heading: 'Preise' }],
  ['a deleted module', 99, { section: null, heading: '' }],
  ['no module', null, { section: null, heading: '' }],
])('the position on the page is found: %s', (_name, module, place) => {
  expect(locateInPage(sections, { module, titleOf })).toEqual(place)
})
