import { defaultLocale, type Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { FieldDescriptor, ModuleEdit } from '#modules/define-edit.ts'
import { type EditorDocument, findModule, iterateModules } from '../state/document.ts'
import { ownLanguageContent } from '../sync/content.ts'

/** State of an English text relative to the German one. */
export type TranslationMark = 'missing' | 'older' | 'same'
export type Texts = { german: string; english: string }
type Pair = { here: ModuleRecord; there: ModuleRecord; locale: Locale }

/** The localised texts of a kind. */
export function translatedFields({ fields }: ModuleEdit): FieldDescriptor[] {
  return fields.filter(
    ({ type, localised }) => localised && (type === 'text' || type === 'textarea' || type === 'rich-text'),
  )
}

/** A text in both languages; `here` is the record of the page's language, `there` the same in the other. */
export function getTexts({ here, there, locale }: Pair, field: string): Texts {
  const [own, other] = [String(ownLanguageContent(here)[field] ?? ''), String(ownLanguageContent(there)[field] ?? '')]
  return locale === defaultLocale ? { german: own, english: other } : { german: other, english: own }
}

export function translationMark(pair: Pair, field: string): TranslationMark | null {
  const { german, english } = getTexts(pair, field)
  if (german === '') return null
  if (english === '') return 'missing'
  // The record that was saved last is right.
  const { outdated = [] } = pair.here.version >= pair.there.version ? pair.here : pair.there
  if (outdated.includes(field)) return 'older'
  return english === german ? 'same' : null
}

type Page = {
  here: EditorDocument
  there: EditorDocument
  locale: Locale
  serverId: (id: number) => number
  editOf: (kind: string) => ModuleEdit | null
}
export type MissingTranslation = { module: number; field: string; mark: 'missing' | 'older' }

/** Texts of a page that need a translation, in reading order. */
export function findMissingTranslations({ here, there, locale, serverId, editOf }: Page): MissingTranslation[] {
  return [...iterateModules(here)].flatMap((record) => {
    const edit = editOf(record.kind)
    const other = findModule(there, serverId(record.id))
    if (!edit || !other) return []
    return translatedFields(edit).flatMap(({ name }): MissingTranslation[] => {
      const mark = translationMark({ here: record, there: other, locale }, name)
      return mark === 'missing' || mark === 'older' ? [{ module: record.id, field: name, mark }] : []
    })
  })
}
