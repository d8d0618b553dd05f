import type { Locale } from '#config'
import { inLocale } from '#model/define-record.ts'
import type { FieldDescriptor, ModuleEdit } from '../define-edit.ts'

/** Every module has an anchor (spec §3). */
export const anchorField: FieldDescriptor = {
  name: 'anchor',
  type: 'text',
  max: 100,
  label: ['Anker', 'Anchor'],
  help: [
    'Für Links auf diese Stelle, zum Beispiel konzerte für #konzerte.',
    'For links to this place, for example concerts for #concerts.',
  ],
}

/** The label of a kind's field; its name without one. */
export function fieldLabel({ fields }: ModuleEdit, { name, locale }: { name: string; locale: Locale }): string {
  const field = [...fields, anchorField].find((each) => each.name === name)
  return field ? inLocale(field.label, locale) : name
}
