import { type Locale, locales } from '#config'
import { inLocale, type RecordType } from './define-record.ts'
import type { ResourceMessages } from './define-type.ts'
import type { FieldShapes, Label, Labels } from './fields.ts'

/** Labels of what no declaration names: system fields, and what a list or an export computes. */
const systemFields = {
  id: ['Nummer', 'Number'],
  name: ['Name', 'Name'],
  title: ['Titel', 'Title'],
  missing_en: ['Englisch fehlt', 'English missing'],
  collected: ['Gesammelte Änderungen', 'Collected changes'],
  dead_links: ['Link führt ins Leere', 'Link leads nowhere'],
  state: ['Stand', 'State'],
  updated_at: ['Geändert', 'Changed'],
  created_at: ['Angelegt', 'Created'],
  urls: ['Öffentliche Adresse', 'Public address'],
} as const satisfies Labels

export const systemFieldLabels: Readonly<Record<Locale, Readonly<Record<string, string>>>> = forBothLocales((locale) =>
  wordsOf(systemFields, locale),
)

type Worded = { label: Label; help?: Label; options?: Labels }

/** The words of a declaration for the back office, exports and imports. */
export function messagesOf(type: RecordType): ResourceMessages {
  const filters = Object.entries(type.filters ?? {}).flatMap(([name, filter]): [string, Worded][] =>
    filter === true ? [] : [[name, filter]],
  )
  const columns = Object.entries(type.list?.labels ?? {}).map(([name, label]): [string, Worded] => [name, { label }])
  const worded = [...filters, ...columns, ...listWordedFields({ ...type.computed, ...type.fields })]
  return {
    name: forBothLocales((locale) => [inLocale(type.one, locale), inLocale(type.many, locale)] as const),
    fields: forBothLocales((locale) => ({
      ...systemFieldLabels[locale],
      ...Object.fromEntries(worded.map(([name, { label }]) => [name, inLocale(label, locale)])),
    })),
    help: forBothLocales((locale) =>
      Object.fromEntries(worded.flatMap(([name, { help }]) => (help ? [[name, inLocale(help, locale)]] : []))),
    ),
    choices: forBothLocales((locale) =>
      Object.fromEntries(worded.flatMap(([name, { options }]) => (options ? [[name, wordsOf(options, locale)]] : []))),
    ),
    ...(type.details ? { details: forBothLocales((locale) => inLocale(type.details as Label, locale)) } : {}),
    ...(type.screens ? { screens: forBothLocales((locale) => wordsOf(type.screens ?? {}, locale)) } : {}),
  }
}

/** Also of rows; a field of the record itself takes precedence over one of the same name in a row. */
function listWordedFields(fields: FieldShapes): [string, Worded][] {
  const shapes = Object.entries(fields)
  const inRows = shapes.flatMap(([, shape]) => (shape.type === 'rows' ? listWordedFields(shape.fields) : []))
  return [...inRows, ...shapes]
}

function wordsOf(labels: Labels, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, inLocale(label, locale)]))
}

function forBothLocales<T>(build: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, build(locale)])) as Record<Locale, T>
}
