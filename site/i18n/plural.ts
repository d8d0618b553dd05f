import type { Locale } from '#config'

type Forms = { one: string; other: string }

/** The form of a word for a number, by the language's plural rules. */
export function plural(locale: Locale, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  return (count) => (rules.select(count) === 'one' ? forms.one : forms.other)
}
