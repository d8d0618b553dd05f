import type { Locale } from '#config'
import { inLocale } from '#model/define-record.ts'
import type { Label } from '#model/fields.ts'

/** Texts by key in both languages. */
export type Words = { readonly [key: string]: Label | Words }
/** In German only where a package has the English. */
export type WordsOverPackage = { readonly [key: string]: Label | string | WordsOverPackage }

export type Messages = { [key: string]: string | Messages }

export function wordsIn(words: WordsOverPackage, locale: Locale): Messages {
  const entries = Object.entries(words).flatMap(([key, text]): [string, string | Messages][] => {
    if (typeof text === 'string') return locale === 'de' ? [[key, text]] : []
    return [[key, isLabel(text) ? inLocale(text, locale) : wordsIn(text, locale)]]
  })
  return Object.fromEntries(entries)
}

function isLabel(text: Label | WordsOverPackage): text is Label {
  return Array.isArray(text)
}
