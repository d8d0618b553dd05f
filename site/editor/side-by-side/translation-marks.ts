import { defaultLocale, type Locale } from '#config'
import type { ModuleRecord } from '#contract/sections.ts'
import type { FieldDescriptor, ModuleEdit } from '#modules/define-edit.ts'
import { type EditorDocument, findModule, iterateModules } from '../state/document.ts'
import { ownLanguageContent } from '../sync/content.ts'

/** How an English text stands to the German one, where there is anything to say of it. */
export type TranslationMark = 'missing' | 'older' | 'same'
export type Texts = { german: string; english: string }
type Pair = { here: ModuleRecord; there: ModuleRecord; locale: Locale }

/** The texts of a kind that are kept in two languages. */
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
  // Whichever of the two was saved last knows.
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

/** The texts of a page that want a translation, in reading order. */
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
