import type { z } from 'zod'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { codeOfIssue } from './issue-code.ts'

/** Parses what a client sent; throws `bad_input` with a code per field, which the answer puts into words. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: codeOfIssue })
  if (result.success) return result.data
  const fields = fieldsOf(result.error, value)
  throw new AppError('bad_input', { message: `refused: ${Object.keys(fields).join(', ')}`, fields })
}

/** Throws `bad_input` at a text that holds U+0000: PostgreSQL takes none, and SQLite would keep what stands before it and say that it has kept all. */
export function refuseNul(value: unknown, path: readonly string[] = []): void {
  const field = path.join('.') || 'body'
  if (typeof value === 'string' && value.includes('\u0000')) throw new AppError('bad_input', { message: `U+0000 in ${field}`, fields: { [field]: ['nul'] } })
  if (typeof value === 'object' && value !== null) for (const [key, child] of Object.entries(value)) refuseNul(child, [...path, key])
}

/** The codes by the field they belong to. */
function fieldsOf({ issues }: z.ZodError, value: unknown): FieldErrors {
  const fields = new Map<string, Set<string>>()
  for (const issue of issues.flatMap((each) => issuesOfForm(each, value)).flatMap(issuesOfKeys)) {
    const field = issue.path.join('.') || 'body'
    fields.set(field, (fields.get(field) ?? new Set()).add(issue.message))
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]))
}

/**
 * A body of one of several forms: of the form that is meant, what is wrong with each field. It is meant when every field
 * that it complains of was given; where none is, what the last form says of the whole.
 */
function issuesOfForm(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const given = issue.path.reduce<unknown>(childOf, value)
  const forms = issue.errors.filter((issues) => issues.length > 0)
  const meant = forms.find((issues) => issues.every(({ path: [key] }) => key !== undefined && childOf(given, key) !== undefined))
  const simple = forms.filter((issues) => issues.every(({ path }) => path.length === 0)).at(-1)
  return (meant ?? simple)?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) ?? [issue]
}

/** Each field that there is not, by its name. */
function issuesOfKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] })) : [issue]
}

function childOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
