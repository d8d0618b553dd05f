import type { Locale } from '#config'
import type { FieldDescriptor } from '../define-edit.ts'

export type FormValues = Readonly<Record<string, unknown>>

/** Props of every input; `change` accepts other values besides the field's own, such as a preview. */
export type InputProps<T extends FieldDescriptor['type'] = FieldDescriptor['type']> = {
  field: Extract<FieldDescriptor, { type: T }>
  id: string
  labelId: string
  values: FormValues
  /** The other language's text, shown while this language has none. */
  placeholder: string
  invalid: boolean
  describedBy: string | undefined
  locale: Locale
  change: (patch: FormValues) => void
}

export function toInputText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
