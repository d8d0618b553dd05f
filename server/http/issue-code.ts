import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

/** Maps a zod issue to a code of field-texts.ts. The schema's own messages take precedence. */
export function issueCode(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return codeOfType(issue.expected, issue.input)
    case 'too_small':
      return codeOfSize(issue.origin, {
        limit: issue.minimum,
        codes: issue.minimum === 1 ? { ...minimumCodes, string: 'required' } : minimumCodes,
      })
    case 'too_big':
      return issue.origin === 'string'
        ? `too_many:${String(issue.input).length - Number(issue.maximum)}/${issue.maximum}`
        : codeOfSize(issue.origin, { limit: issue.maximum, codes: tooManyCodes })
    case 'invalid_format':
      return formats[issue.format] ?? 'bad_form'
    case 'invalid_value':
      return isMissing(issue.input) ? 'required' : `one_of:${issue.values?.map(String).join(', ')}`
    case 'not_multiple_of':
      return 'whole_number'
    case 'unrecognized_keys':
      return 'unknown_field'
    default:
      return 'bad_form'
  }
}

const minimumCodes = { string: 'too_short', array: 'too_few_items', number: 'at_least' }
const tooManyCodes = { string: 'too_many', array: 'too_many_items', number: 'at_most' }
const formats: Record<string, string> = { email: 'email', url: 'web_address', datetime: 'date_time' }
const types: Record<string, string> = {
  number: 'number',
  int: 'whole_number',
  string: 'text',
  boolean: 'yes_no',
  array: 'list',
  object: 'record',
  record: 'record',
}

function codeOfType(expected: string | undefined, input: unknown): string {
  return isMissing(input) ? 'required' : (types[expected ?? ''] ?? 'bad_form')
}

function codeOfSize(origin: string, { limit, codes }: { limit: unknown; codes: typeof minimumCodes }): string {
  const code = origin === 'string' || origin === 'array' ? codes[origin] : codes.number
  return code === 'required' ? code : `${code}:${limit}`
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}
