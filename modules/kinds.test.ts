import { expect, test } from 'vitest'
import { locales } from '#config'
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

test.each([...moduleEditors])("the form of %s labels its schema's fields and options", (kind, edit) => {
  const names = Object.keys(moduleSchemas.get(kind)?.fields.shape ?? {})
  for (const field of edit.fields) {
    expect(names).toContain(field.name)
    const options = field.type === 'select' || field.type === 'number-select' ? field.options.map(String) : []
    for (const locale of locales)
      expect(Object.keys(edit.messages[locale].options?.[field.name] ?? {})).toEqual(expect.arrayContaining(options))
  }
})

test.each([...moduleEditors])('the form of %s refuses empty and overlong values like its schema', (kind, edit) => {
  const shape = moduleSchemas.get(kind)?.fields.shape ?? {}
  const problemsOf = (name: string, value: unknown): string[] =>
    (shape[name]?.safeParse(value).error?.issues ?? []).map(({ message }: { message: string }) => message)
  for (const field of edit.fields) {
    const emptyProblems = problemsOf(field.name, field.type === 'image' ? null : '').filter(
      (message) => message === 'required' || message === 'image_required',
    )
    // A field with an alternative is checked with the whole record.
    if (field.type !== 'number-select' && !('unless' in field))
      expect(emptyProblems.length > 0, field.name).toBe(field.required === true)
    if (!('maxLength' in field) && field.type !== 'text') continue
    const limit = maxCharacters(field)
    expect(problemsOf(field.name, 'x'.repeat(limit)), field.name).not.toContain(`too_long:${limit}`)
    expect(problemsOf(field.name, 'x'.repeat(limit + 1)), field.name).toContain(`too_long:${limit}`)
  }
})
