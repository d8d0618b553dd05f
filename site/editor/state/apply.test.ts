import { expect, test } from 'vitest'
import { startDoc } from '../testing/documents.ts'
import { setLayout } from './apply.ts'

test('modules of removed columns move to the end of the last one', () => {
  const after = setLayout(startDoc(), { type: 'set_layout', section: 2, layout: 0 })
  expect(after?.doc.sections[1]?.columns.map(({ children }) => children.map(({ id }) => id))).toEqual([[21, 22]])
})

test("undoing a layout restores every module's column", () => {
  const after = setLayout(startDoc(), { type: 'set_layout', section: 2, layout: 0 })
  const reverted = after?.inverse.type === 'set_layout' ? setLayout(after.doc, after.inverse) : null
  expect(reverted?.doc).toEqual(startDoc())
})

test('added columns start empty', () => {
  const after = setLayout(startDoc(), { type: 'set_layout', section: 1, layout: 5 })
  expect(after?.doc.sections[0]?.columns.map(({ span, children }) => [span, children.length])).toEqual([
    [3, 2],
    [6, 1],
    [3, 0],
  ])
})
