import type { Locale } from '#config'
import type { FieldDescriptor, ModuleEdit } from '../define-edit.ts'

/** Every module has an anchor (spec §3). */
export const anchorField: FieldDescriptor = { name: 'anchor', type: 'text', maxLength: 100 }

export const anchorTexts = {
  de: { label: 'Anker', help: 'Für Links auf diese Stelle, zum Beispiel konzerte für #konzerte.' },
  en: { label: 'Anchor', help: 'For links to this place, for example concerts for #concerts.' },
}

/** The label of a kind's field; its name without one. */
export function fieldLabel({ messages }: ModuleEdit, { name, locale }: { name: string; locale: Locale }): string {
  return name === anchorField.name ? anchorTexts[locale].label : (messages[locale].fields[name] ?? name)
}
