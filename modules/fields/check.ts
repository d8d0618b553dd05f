import type { Locale } from '#config'
import type { FieldErrors } from '#contract/errors.ts'
import { textOfRichText } from '#contract/plain-text.ts'
import type { FieldDescriptor } from '../define-edit.ts'
import { anchorField } from './anchor-field.ts'
import { asText, type FormValues } from './input-props.ts'
import { problem, problemText } from './problems.ts'
import { limitOf } from './shapes.ts'

/** In the words of `speaks`; `all` are the values of the form where only the changed ones are checked. */
type Checked = { fields: readonly FieldDescriptor[]; locale: Locale; speaks?: Locale; isNew: boolean; all?: FormValues }

/**
 * What the server would refuse of these values, in words: an empty field that is required, and a text over its limit.
 * English may lack a text that German has, and shows the German one.
 */
export function problemsIn(
  values: FormValues,
  { fields, locale, speaks = locale, isNew, all = values }: Checked,
): FieldErrors {
  const mayBorrow = locale !== 'de' && !isNew
  const found = [...fields, anchorField].flatMap((field): [string, string[]][] => {
    if (!(field.name in values) && !isNew) return []
    const code = problemOf(field, { value: values[field.name], mayBorrow: mayBorrow || hasAlternative(field, all) })
    return code ? [[field.name, [problemText(code, speaks) ?? code]]] : []
  })
  return Object.fromEntries<string[]>(found)
}

function problemOf(
  field: FieldDescriptor,
  { value, mayBorrow }: { value: unknown; mayBorrow: boolean },
): string | null {
  if (field.required && !mayBorrow && isEmpty(field, value))
    return problem(field.type === 'image' ? 'image_required' : 'required')
  const over = asText(value).trim().length - limitOf(field)
  return over > 0 ? problem('too_many', `${over}/${limitOf(field)}`) : null
}

/** Whether another field holds what this one is for. */
function hasAlternative(field: FieldDescriptor, values: FormValues): boolean {
  return 'unless' in field && field.unless !== undefined && asText(values[field.unless]) !== ''
}

function isEmpty({ type }: FieldDescriptor, value: unknown): boolean {
  if (type === 'image') return typeof value !== 'number'
  if (type === 'rich-text') return textOfRichText(asText(value)) === ''
  return (
    (type === 'text' || type === 'textarea' || type === 'embed' || type === 'link' || type === 'file') &&
    asText(value).trim() === ''
  )
}
