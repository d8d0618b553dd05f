import type { Locale } from '#config'
import type { Page } from '#content/page/endpoints.ts'
import { otherLocale } from '#contract/locale.ts'
import type { ModuleRecord, Section } from '#contract/sections.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { hyphenate } from '../format/hyphenation.server.ts'
import { hyphenateField } from './hyphenate-field.server.ts'

/** Headings of the page and of its modules, ready to break; never for an editor, who would save the soft hyphens. */
export function hyphenatePage(page: Page, locale: Locale): Page {
  return { ...hyphenateField(page, 'headline', locale), modules: page.modules.map((section) => hyphenateSection(section, locale)) }
}

function hyphenateSection(section: Section, locale: Locale): Section {
  const columns = section.columns.map((column) => ({ ...column, children: column.children.map((record) => hyphenateModule(record, locale)) }))
  return { ...section, columns }
}

function hyphenateModule(record: ModuleRecord, locale: Locale): ModuleRecord {
  const field = moduleKinds.get(record.kind)?.heading ?? ''
  const text = record[field]
  const language = record.fallback.includes(field) ? otherLocale(locale) : locale
  return {
    ...record,
    ...(typeof text === 'string' ? { [field]: hyphenate(text, language) } : {}),
    ...(record.children ? { children: record.children.map((child) => hyphenateModule(child, locale)) } : {}),
  }
}
