import { defaultLocale, type Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { isLocalised } from '#model/public-fields.ts'
import type { FieldDescriptor, ModuleEdit } from '#modules/define-edit.ts'
import { isText } from '#modules/fields/shapes.ts'
import { type EditorDocument, findModule, iterateModules } from '../state/document.ts'
import { ownLanguageContent } from '../sync/content.ts'

/** State of an English text relative to the German one. */
export type TranslationMark = 'missing' | 'older' | 'same'
export type Texts = { german: string; english: string }
type Pair = { record: ModuleRecord; translation: ModuleRecord; locale: Locale }

/** The localised texts of a kind. */
export function translatedFields({ fields }: ModuleEdit): FieldDescriptor[] {
  return fields.filter((field) => isLocalised(field) && isText(field))
}

/** A text in both languages; `record` is in the page's language, `translation` in the other. */
export function getTexts({ record, translation, locale }: Pair, field: string): Texts {
  const [ownText, otherText] = [
    String(ownLanguageContent(record)[field] ?? ''),
    String(ownLanguageContent(translation)[field] ?? ''),
  ]
  return locale === defaultLocale ? { german: ownText, english: otherText } : { german: otherText, english: ownText }
}

export function translationMark(pair: Pair, field: string): TranslationMark | null {
  const { german, english } = getTexts(pair, field)
  if (german === '') return null
  if (english === '') return 'missing'
  // The record that was saved last is right.
  const { outdated = [] } = pair.record.version >= pair.translation.version ? pair.record : pair.translation
  if (outdated.includes(field)) return 'older'
  return english === german ? 'same' : null
}

type Page = {
  doc: EditorDocument
  otherDoc: EditorDocument
  locale: Locale
  serverId: (id: number) => number
  editOf: (kind: string) => ModuleEdit | null
}
export type MissingTranslation = { module: number; field: string; mark: 'missing' | 'older' }

/** Texts of a page that need a translation, in reading order. */
export function findMissingTranslations({ doc, otherDoc, locale, serverId, editOf }: Page): MissingTranslation[] {
  return [...iterateModules(doc)].flatMap((record) => {
    const edit = editOf(record.kind)
    const translation = findModule(otherDoc, serverId(record.id))
    if (!edit || !translation) return []
    return translatedFields(edit).flatMap(({ name }): MissingTranslation[] => {
      const mark = translationMark({ record, translation, locale }, name)
      return mark === 'missing' || mark === 'older' ? [{ module: record.id, field: name, mark }] : []
    })
  })
}
