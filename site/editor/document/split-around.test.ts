import { expect, test } from 'vitest'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { moduleEditors } from '#modules/editors.ts'
import { findDocumentKinds } from './document-kinds.ts'
import { splitAround } from './split-around.ts'

const kinds = findDocumentKinds({ toolbar: ['text', 'headline'], editOf: (kind) => moduleEditors.get(kind) ?? null })
const textOf = (content: string): ModuleRecord =>
  ({ id: 7, kind: 'text', content, fallback: [] }) as unknown as ModuleRecord
const pasted = { module: 7, field: 'content', value: '<p>Vorher Eins Nachher</p>', head: '', tail: '' }

test('the words before a paste stay, those after it get a module', () => {
  const split = splitAround(
    { ...pasted, head: '<p>Vorher</p>', tail: '<p>Nachher</p>' },
    { record: textOf('<p>Vorher Eins Nachher</p>'), kinds },
  )
  expect(split?.before).toEqual([{ type: 'set_fields', module: 7, fields: { content: '<p>Vorher</p>' } }])
  expect(split?.after).toMatchObject([{ kind: 'text', content: '<p>Nachher</p>' }])
})

test('a text that was empty before is replaced', () => {
  const split = splitAround(pasted, { record: textOf('<p>Vorher Eins Nachher</p>'), kinds })
  expect(split).toEqual({ isReplaced: true, before: [{ type: 'remove_module', module: 7 }], after: [] })
})

test('a text that was changed after the paste stays whole', () => {
  expect(splitAround(pasted, { record: textOf('<p>Vorher Eins Nachher und mehr</p>'), kinds })).toBeNull()
})
