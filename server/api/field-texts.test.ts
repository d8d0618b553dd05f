import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { parseInput } from '#server/http/parse.ts'
import { createTestApp } from '#tests/support/app.ts'
import { fieldErrorText } from './field-texts.ts'

const longText = 'x'.repeat(200_001)
const invalidValues = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'ä b?',
  longText,
  -1,
  0,
  0.5,
  1e12,
  Number.NaN,
  true,
  {},
  [],
  ['x'],
  { de: '', en: 'x' },
  { de: longText, en: longText },
]
const jargon =
  /erwartet(?!en)(?!.*JSON)|erhalten|ungültig|invalid|expected|received|string|NaN|undefined|null|object|boolean|array|regex|>=|<=/i

/** All error codes that the values of `wrong` cause in every field, including rows of lists, with their places. */
function codesOf(schema: z.ZodType, body: Record<string, unknown> = {}): [code: string, field: string][] {
  const codes: [string, string][] = []
  const collect = (value: unknown) => {
    try {
      parseInput(schema, value)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      for (const [field, messages] of Object.entries(error.fields ?? {}))
        for (const message of messages) codes.push([message, field])
    }
  }
  for (const value of invalidValues) collect(value)
  collect({ ...body, noSuchField: 1 })
  for (const [field, inner] of Object.entries(schema instanceof z.ZodObject ? schema.shape : {})) {
    for (const value of [...invalidValues, ...rowsOf(inner)]) collect({ ...body, [field]: value })
  }
  return codes
}

function rowsOf(schema: unknown): unknown[] {
  const inner = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? schema.def.innerType : schema
  if (!(inner instanceof z.ZodArray)) return []
  const { element } = inner.def
  const fields = element instanceof z.ZodObject ? Object.keys(element.shape) : []
  return [
    Array.from({ length: 2000 }, () => 1),
    ...fields.flatMap((field) => invalidValues.map((value) => [{ [field]: value }])),
  ]
}

test('every validation message is plain, in both languages', { timeout: 30_000 }, async () => {
  const { registry } = await createTestApp()
  const schemas = registry.endpoints
    .flatMap(({ params, query, body }) => [params, query, body])
    .filter((schema) => schema !== undefined)
  const kinds = [...moduleSchemas.values()].map(({ fields }) => fields)
  const refused = [...schemas, ...kinds].flatMap((schema) => codesOf(schema))
  const codes = new Set(refused.map(([code]) => code))
  // Ambiguous forms are allowed for whole bodies, versions and `written_for`, which programs fill in.
  const vague = refused.filter(([code]) => code === 'bad_form').map(([, field]) => field)
  expect([...new Set(vague)].filter((field) => field !== 'body' && !/^(versions|written_for)\./.test(field))).toEqual(
    [],
  )
  expect(codes.size).toBeGreaterThan(40)
  for (const code of codes)
    for (const locale of ['de', 'en'] as const) {
      const message = fieldErrorText(code, locale)
      expect(message, code).not.toBeNull()
      expect(message, code).not.toMatch(jargon)
    }
})

test('a message for a long text says by how much', () => {
  expect(fieldErrorText('too_many:12/300', 'de')).toBe('12 Zeichen zu viel, höchstens 300.')
})
