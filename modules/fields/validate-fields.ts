import type { Locale } from '#config'
import type { FieldErrors } from '#contract/errors.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import type { FieldDescriptor } from '../define-edit.ts'
import { fitsTable } from '../rich-text.ts'
import { anchorField } from './anchor-field.ts'
import { type FormValues, toInputText } from './input-props.ts'
import { formatFieldProblem, problem } from './problems.ts'
import { maxCharacters } from './shapes.ts'

/** `speaks`: the language of the messages; `all`: the form's values when only the changed ones are checked. */
type ValidationOptions = {
  fields: readonly FieldDescriptor[]
  locale: Locale
  speaks?: Locale
  isNew: boolean
  all?: FormValues
}

/**
 * Messages for what the server would refuse: empty required fields and texts over their limit. English may be empty
 * where German is not.
 */
export function validateFields(
  values: FormValues,
  { fields, locale, speaks = locale, isNew, all = values }: ValidationOptions,
): FieldErrors {
  const mayBorrow = locale !== 'de' && !isNew
  const problems = [...fields, anchorField].flatMap((field): [string, string[]][] => {
    if (!(field.name in values) && !isNew) return []
    const code = findProblem(field, { value: values[field.name], mayBorrow: mayBorrow || hasAlternative(field, all) })
    return code ? [[field.name, [formatFieldProblem(code, speaks) ?? code]]] : []
  })
  return Object.fromEntries<string[]>(problems)
}

function findProblem(
  field: FieldDescriptor,
  { value, mayBorrow }: { value: unknown; mayBorrow: boolean },
): string | null {
  if (field.required && !mayBorrow && isEmpty(field, value))
    return problem(field.type === 'reference' ? 'image_required' : 'required')
  if ('table' in field && !fitsTable(toInputText(value))) return problem('table_size')
  const excess = toInputText(value).trim().length - maxCharacters(field)
  return excess > 0 ? problem('too_many', `${excess}/${maxCharacters(field)}`) : null
}

/** Whether the alternative field has a value. */
function hasAlternative(field: FieldDescriptor, values: FormValues): boolean {
  return 'unless' in field && field.unless !== undefined && toInputText(values[field.unless]) !== ''
}

function isEmpty({ type }: FieldDescriptor, value: unknown): boolean {
  if (type === 'reference') return typeof value !== 'number'
  if (type === 'rich-text') return richTextToPlain(toInputText(value)) === ''
  return (type === 'text' || type === 'embed' || type === 'link' || type === 'file') && toInputText(value).trim() === ''
}
