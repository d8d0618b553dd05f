import type { z } from 'zod'
import { AppError, type FieldErrors, fieldError } from '#contract/errors.ts'
import { issueCode } from './issue-code.ts'

/** Parses client input; throws `bad_input` with a code per field, which the response translates. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: issueCode })
  if (result.success) return result.data
  const fields = getFields(result.error, value)
  throw new AppError('bad_input', { message: `refused: ${Object.keys(fields).join(', ')}`, fields })
}

/** The deepest body of the contract has 5 levels; `JSON.parse` overflows its stack at about 3,000. */
const MAX_JSON_DEPTH = 32

/**
 * Throws `bad_input` for broken or deeply nested JSON, and for U+0000: PostgreSQL refuses it, and SQLite would silently
 * cut the text.
 */
export function parseJson(text: string): unknown {
  if (isDeeper(text, MAX_JSON_DEPTH)) throw fieldError('body', 'too_deep', 'JSON is nested too deeply')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_input', { message: 'broken JSON', fields: { body: ['not_json'] }, cause })
  }
  const path = text.includes('\\u0000') ? pathToNul(value) : null
  if (path) {
    const field = path.join('.') || 'body'
    throw fieldError(field, 'nul', `U+0000 in ${field}`)
  }
  return value
}

/** Counts brackets outside of strings, before parsing. */
function isDeeper(json: string, maxDepth: number): boolean {
  let depth = 0
  for (let index = 0; index < json.length; index++) {
    const sign = json[index]
    if (sign === '"') index = endOfString(json, index)
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (depth > maxDepth) return true
  }
  return false
}

/** The index at which the string that begins at `start` ends; the end of the text when it is not closed. */
function endOfString(json: string, start: number): number {
  let index = start + 1
  while (index < json.length && json[index] !== '"') index += json[index] === '\\' ? 2 : 1
  return index
}

/** The path is built on the way out of the recursion, for the one match. */
function pathToNul(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\u0000') ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, child] of Object.entries(value)) {
    const path = pathToNul(child)
    if (path) return [key, ...path]
  }
  return null
}

function getFields({ issues }: z.ZodError, value: unknown): FieldErrors {
  const fields = new Map<string, Set<string>>()
  for (const issue of issues.flatMap((each) => issuesOfForm(each, value)).flatMap(issuesOfKeys)) {
    const field = issue.path.join('.') || 'body'
    fields.set(field, (fields.get(field) ?? new Set()).add(issue.message))
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]))
}

/** For a union: the issues of the form whose complaints are all about given fields; else the last form's. */
function issuesOfForm(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const received = issue.path.reduce<unknown>(getChild, value)
  const forms = issue.errors.filter((issues) => issues.length > 0)
  const matching = forms.find((issues) =>
    issues.every(({ path: [key] }) => key !== undefined && getChild(received, key) !== undefined),
  )
  const simple = forms.filter((issues) => issues.every(({ path }) => path.length === 0)).at(-1)
  return (matching ?? simple)?.map((each) => ({ ...each, path: [...issue.path, ...each.path] })) ?? [issue]
}

function issuesOfKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }))
    : [issue]
}

function getChild(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
