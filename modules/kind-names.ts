import type { Locale } from '#config'
import type { KindMessages } from './define-edit.ts'

const messages = import.meta.glob<Record<Locale, KindMessages>>(['./*/messages.ts', '!./{fields,parts}/*'], {
  eager: true,
  import: 'messages',
})

/** The name of every kind. */
export const kindNames: ReadonlyMap<string, Record<Locale, string>> = new Map(
  Object.entries(messages).map(([path, { de, en }]) => [path.split('/')[1] ?? '', { de: de.name, en: en.name }]),
)
