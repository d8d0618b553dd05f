import type { FieldErrors } from '#contract/errors.ts'

export type FormErrors = { [field: string]: string | FormErrors }

/**
 * Turns errors by path (`dates.0.date_end`) into a form's tree. An error of a whole localised text goes to its German
 * field, because a form has no field for both.
 */
export function toFormErrors(errors: FieldErrors, sentValues: unknown): FormErrors {
  const tree: FormErrors = {}
  for (const [path, messages] of Object.entries(errors)) {
    const keys = path.split('.')
    if (isBoth(valueAt(sentValues, keys))) keys.push('de')
    // A list of texts or references is one field; rows have fields of their own.
    if (isPlainList(valueAt(sentValues, keys.slice(0, -1)))) keys.pop()
    plant(tree, keys, messages.join(' '))
  }
  return tree
}

function plant(tree: FormErrors, [key = '', ...restKeys]: string[], message: string): void {
  if (restKeys.length === 0) {
    tree[key] ??= message
    return
  }
  const branch = tree[key]
  const next = typeof branch === 'object' ? branch : {}
  tree[key] = next
  plant(next, restKeys, message)
}

function valueAt(value: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    value,
  )
}

function isPlainList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object')
}

function isBoth(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}

/** All messages in a form's error tree, as sent by the server or stored by the form. */
export function collectErrorMessages(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors]
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && typeof errors.message === 'string') return [errors.message]
  return Object.values(errors).flatMap(collectErrorMessages)
}
