import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClashSide } from '#contract/texts/three-way-merge.ts'
import { findModule } from '#site/editor/state/document.ts'
import type { Label } from '#site/editor/state/history.ts'
import { startDoc } from '#site/editor/testing/documents.ts'
import { fakeServer } from '#site/editor/testing/fake-server.ts'
import { settle, start } from '#site/editor/testing/start-editor.ts'
import { hasUnsaved } from '../store/status.ts'
import { findClashes, resolve } from './resolve-conflict.ts'

const label: Label = { verb: 'changed', of: { kind: 'text' } }
const names = ['content', 'subline', 'preline'] as const

test('any resolution keeps one-sided changes and applies the chosen sides', async () => {
  const change = fc.record({ content: word('m'), subline: word('m'), preline: word('m') })
  const serverChange = fc.record({ content: word('t'), subline: word('t'), preline: word('t') })
  const side = fc.constantFrom<ClashSide>('mine', 'theirs', 'both')
  await fc.assert(
    fc.asyncProperty(
      change.filter((mine) => Object.keys(definedFields(mine)).length > 0),
      serverChange,
      fc.record({ content: side, subline: side, preline: side }),
      async (mine, theirs, sides) => {
        const before = { content: 'text 11', subline: 'a', preline: 'b' }
        const server = fakeServer(startDoc().sections)
        Object.assign(server.row(11).fields, before)
        const editor = start(server)
        Object.assign(server.row(11), { version: 2, fields: { ...server.row(11).fields, ...definedFields(theirs) } })
        editor.act([{ type: 'set_fields', module: 11, fields: definedFields(mine) }], label)
        const result = await editor.whenSettled(11)
        const clashes = names.filter((name) => mine[name] && theirs[name] && mine[name] !== theirs[name])
        expect(result).toBe(clashes.length > 0 ? 'conflict' : 'saved')
        expect(fieldsOf(findClashes(editor.store.get(), 11)).toSorted()).toEqual(clashes.toSorted())
        resolve(editor, 11, sides)
        await settle(editor)
        const expected = Object.fromEntries(
          names.map((name) => {
            const [ownText, otherText] = [mine[name], theirs[name]]
            if (!clashes.includes(name)) return [name, ownText ?? otherText ?? before[name]]
            return [name, { mine: ownText, theirs: otherText, both: `${otherText} / ${ownText}` }[sides[name]]]
          }),
        )
        expect(server.row(11).fields).toMatchObject(expected)
        expect(findModule(editor.store.get().history.doc, 11)).toMatchObject(expected)
        expect(hasUnsaved(editor.store.get())).toBe(false)
      },
    ),
  )
})

test('undoing a resolution restores my text and their other changes', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  Object.assign(server.row(11), { version: 2, fields: { content: 'von anderen', subline: 'auch von anderen' } })
  editor.act([{ type: 'set_fields', module: 11, fields: { content: 'von mir' } }], label)
  await editor.whenSettled(11)
  resolve(editor, 11, { content: 'both' })
  await settle(editor)
  expect(server.row(11).fields).toMatchObject({ content: 'von anderen / von mir', subline: 'auch von anderen' })
  editor.undo()
  await settle(editor)
  expect(server.row(11).fields).toMatchObject({ content: 'von mir', subline: 'auch von anderen' })
})

test('a reload before my save still raises the conflict', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  editor.typing(11)
  editor.type(11, { name: 'content', typed: 'von mir' })
  Object.assign(server.row(11), { version: 2, fields: { ...server.row(11).fields, content: 'von anderen' } })
  await editor.reload()
  editor.save(11)
  expect(await editor.whenSettled(11)).toBe('conflict')
  expect(fieldsOf(findClashes(editor.store.get(), 11))).toEqual(['content'])
  expect(server.row(11).fields.content).toBe('von anderen')
})

test('a postponed conflict includes later edits', async () => {
  const server = fakeServer(startDoc().sections)
  const editor = start(server)
  Object.assign(server.row(11), { version: 2, fields: { ...server.row(11).fields, content: 'von anderen' } })
  editor.type(11, { name: 'content', typed: 'von mir' })
  editor.save(11)
  await editor.whenSettled(11)
  editor.type(11, { name: 'content', typed: 'von mir, länger' })
  editor.save(11)
  await editor.whenSettled(11)
  expect(server.row(11).fields.content).toBe('von anderen')
  resolve(editor, 11, { content: 'mine' })
  await settle(editor)
  expect(server.row(11).fields.content).toBe('von mir, länger')
})

function fieldsOf(clashes: ReturnType<typeof findClashes>): string[] {
  return clashes.map(({ field }) => field)
}

function word(prefix: string) {
  return fc.option(fc.constantFrom(`${prefix}1`, `${prefix}2`, 'gleich'), { nil: undefined })
}

function definedFields(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
