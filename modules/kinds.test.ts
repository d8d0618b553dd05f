import { expect, test } from 'vitest'
import { toolbarSets } from '#contract/page/toolbar.ts'
import { moduleEditors } from './editors.ts'
import { maxCharacters } from './fields/shapes.ts'
import { moduleKinds } from './kinds.ts'
import { moduleSchemas } from './schemas.ts'
import { moduleViews } from './views.ts'

test('every kind has a schema, a view and a form', () => {
  const kinds = [...moduleSchemas.keys()].sort()
  expect(kinds.length).toBeGreaterThan(0)
  expect([...moduleViews.keys()].sort()).toEqual(kinds)
  expect([...moduleEditors.keys()].sort()).toEqual(kinds)
})

test('headings, items and entries that a kind names exist', () => {
  for (const { heading, fields, children, questions } of moduleKinds.values()) {
    if (heading) expect(fields[heading]?.type).toBe('text')
    if (children) expect(moduleKinds.get(children)?.item).toBe(true)
    if (questions)
      expect(Object.keys(moduleKinds.get(questions.kind)?.fields ?? {})).toEqual(
        expect.arrayContaining(Object.values(questions.fields)),
      )
  }
})

test('every column kind has an icon', () => {
  const bare = [...moduleKinds.values()].filter(({ kind, item }) => !item && !moduleEditors.get(kind)?.icon)
  expect(bare).toEqual([])
})

test('every toolbar kind is a column kind', () => {
  const kinds = [...moduleSchemas.values()].filter((schema) => !schema.item).map((schema) => schema.kind)
  expect([...toolbarSets.full].sort()).toEqual(kinds.sort())
  expect(kinds).toEqual(expect.arrayContaining([...toolbarSets.site]))
})

test.each([...moduleKinds])('the initial choices of %s are offered', (_kind, { fields }) => {
  for (const shape of Object.values(fields))
    if (shape.type === 'choice') expect(Object.keys(shape.options)).toContain(shape.initial)
})

test.each([...moduleEditors])('the form of %s refuses empty and overlong values like its schema', (kind, edit) => {
  const shape = moduleSchemas.get(kind)?.fields.shape ?? {}
  const problemsOf = (name: string, value: unknown): string[] =>
    (shape[name]?.safeParse(value).error?.issues ?? []).map(({ message }: { message: string }) => message)
  for (const field of edit.fields) {
    const emptyProblems = problemsOf(field.name, field.type === 'reference' ? null : '').filter(
      (message) => message === 'required' || message === 'image_required',
    )
    // A field with an alternative is checked with the whole record.
    if (field.type !== 'number' && !('unless' in field))
      expect(emptyProblems.length > 0, field.name).toBe(field.required === true)
    if (field.type !== 'text') continue
    const limit = maxCharacters(field)
    expect(problemsOf(field.name, 'x'.repeat(limit)), field.name).not.toContain(`too_long:${limit}`)
    expect(problemsOf(field.name, 'x'.repeat(limit + 1)), field.name).toContain(`too_long:${limit}`)
  }
})
