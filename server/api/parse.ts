import type { z } from 'zod'
import { de, en } from 'zod/locales'
import type { Locale } from '#config'
import { AppError, type FieldErrors } from '#contract/errors.ts'

const localeErrors = { de: de().localeError, en: en().localeError }

/** Parses what a client sent; throws `bad_input` with a message per field in the language of the request. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, locale: Locale): z.output<S> {
  const result = schema.safeParse(value, { error: localeErrors[locale] })
  if (result.success) return result.data
  const fields: FieldErrors = {}
  for (const issue of result.error.issues.flatMap((each) => issuesOfForm(each, value))) {
    const field = issue.path.join('.') || 'body'
    fields[field] = [...(fields[field] ?? []), ruleOf(issue) ?? issue.message]
  }
  throw new AppError('bad_input', { message: `refused: ${Object.keys(fields).join(', ')}`, fields })
}

/**
 * A body of one of several forms: of the form that is meant, what is wrong with each field. It is meant when every field
 * that it complains of was given; where none is, the complaint is about the whole.
 */
function issuesOfForm(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const given = issue.path.reduce<unknown>(childOf, value)
  const meant = issue.errors.find((issues) => issues.length > 0 && issues.every(({ path: [key] }) => key !== undefined && childOf(given, key) !== undefined))
  return meant ? meant.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) : [issue]
}

function childOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** The rule we have words for. A pattern is no word for a person. */
function ruleOf(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_format' && issue.format === 'regex') return 'bad_form'
  return issue.code === 'custom' && typeof issue.params?.rule === 'string' ? issue.params.rule : null
}
