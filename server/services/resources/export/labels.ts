import type { Locale } from '#config'
import type { ResourceName } from '#model/define-type.ts'
import { resourceMessages } from '#model/messages.ts'

const words = {
  de: { language: { de: 'Deutsch', en: 'Englisch' }, number: 'Nummer' },
  en: { language: { de: 'German', en: 'English' }, number: 'number' },
} as const

export function columnLabel(name: ResourceName, field: string, locale: Locale): string {
  return resourceMessages[name].fields?.[locale][field] ?? field
}

export function languageHeading(label: string, language: Locale, locale: Locale): string {
  return `${label} (${words[locale].language[language]})`
}

export function idHeading(label: string, locale: Locale): string {
  return `${label} (${words[locale].number})`
}
