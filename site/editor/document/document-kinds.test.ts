import { expect, test } from 'vitest'
import { toolbarSets } from '#contract/page/toolbar.ts'
import { moduleEditors } from '#modules/editors.ts'
import { fieldsOf, findDocumentKinds } from './document-kinds.ts'

const editOf = (kind: string) => moduleEditors.get(kind) ?? null
const kinds = findDocumentKinds({ toolbar: toolbarSets.site, editOf })

test('parts become kinds by what their fields need', () => {
  expect(Object.values(kinds).map((kind) => kind?.edit.kind)).toEqual(['headline', 'text', 'table', 'image'])
})

test('a heading deeper than the kind offers has its deepest level', () => {
  expect(fieldsOf({ type: 'heading', level: 9, text: 'Tief' }, kinds)?.fields).toMatchObject({
    headline_level: 6,
    content: 'Tief',
  })
})

test('a part whose kind is not offered is left out', () => {
  const few = findDocumentKinds({ toolbar: ['text'], editOf })
  expect(fieldsOf({ type: 'table', rows: '<tr></tr>' }, few)).toBeNull()
  expect(fieldsOf({ type: 'text', html: '<p>Ton</p>' }, few)).toMatchObject({ fields: { content: '<p>Ton</p>' } })
})
