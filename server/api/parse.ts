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
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'body'
    fields[field] = [...(fields[field] ?? []), ruleOf(issue) ?? issue.message]
  }
  throw new AppError('bad_input', { message: `refused: ${Object.keys(fields).join(', ')}`, fields })
}

/** The rule we have words for. A pattern is no word for a person. */
function ruleOf(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_format' && issue.format === 'regex') return 'bad_form'
  return issue.code === 'custom' && typeof issue.params?.rule === 'string' ? issue.params.rule : null
}
