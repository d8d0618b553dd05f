import type { PageEdition } from '#contract/page/pages.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import { isText } from '#modules/fields/shapes.ts'
import type { Editor } from '../core/create-editor.ts'
import { type EditorDocument, iterateModules } from '../state/document.ts'

type HintContext = { edition: PageEdition; lacksDescription: boolean; editOf: (kind: string) => ModuleEdit | null }

/** The level of the page's own heading. */
const TITLE_LEVEL = 1
/** More than four lines of a heading, or two of a button, at 390 px. */
const LONGEST = { heading: 90, link: 40 }

export function getTextHints(
  { page, owner, editOf }: Pick<Editor, 'page' | 'editOf'> & { owner: { content_type: string } },
  doc: EditorDocument,
): Hint[] {
  // A record's page is described by the record.
  const lacksDescription = owner.content_type === 'page' && page.meta_description.trim() === ''
  return textHints(doc, { edition: page.edition, lacksDescription, editOf })
}

/** Readability problems in reading order, then missing page data. */
export function textHints(doc: EditorDocument, { edition, lacksDescription, editOf }: HintContext): Hint[] {
  const records = [...iterateModules(doc)]
  const recordHints = records.flatMap((record) => {
    const edit = editOf(record.kind)
    return edit ? [...linkTexts(record, edit), ...tooLong(record, edit), ...missingCaption(record, edit)] : []
  })
  const hints = [
    ...headingOrder(records),
    ...recordHints,
    ...(edition === 'easy' ? abbreviations(records, editOf) : []),
  ]
  const positions = new Map(records.map(({ id }, position) => [id, position]))
  const sorted = hints.sort((a, b) => (positions.get(a.module ?? 0) ?? 0) - (positions.get(b.module ?? 0) ?? 0))
  return lacksDescription ? [...sorted, { topic: 'description', module: null, detail: '' }] : sorted
}

/**
 * A heading level may fall by any number and rise by one. The output never skips levels (`modules/render/outline.ts`), but
 * only the editor knows the intended structure.
 */
function headingOrder(records: readonly ModuleRecord[]): Hint[] {
  let above = TITLE_LEVEL
  return records.flatMap(({ id, headline_level }): Hint[] => {
    if (typeof headline_level !== 'number') return []
    const isLeftOut = headline_level > above + 1
    const detail = `${above} → ${headline_level}`
    above = headline_level
    return isLeftOut ? [{ topic: 'headingOrder', module: id, detail }] : []
  })
}

/** Link texts that mean nothing to a screen reader's list of links. */
const emptyWords =
  /^(hier|hier klicken|klicken sie hier|klick hier|mehr|weiter|weiterlesen|link|diese seite|dieser link|here|click here|more|read more|this page|this link|(https?:\/\/|www\.)\S+)[.:!…»>\s]*$/i

function linkTexts(record: ModuleRecord, edit: ModuleEdit): Hint[] {
  return getLinkTexts(record, edit)
    .filter((linkText) => emptyWords.test(linkText.trim()))
    .map((linkText) => ({ topic: 'linkText', module: record.id, detail: linkText.trim() }))
}

function getLinkTexts(record: ModuleRecord, edit: ModuleEdit): string[] {
  return edit.fields.flatMap((field) => {
    const value = record[field.name]
    if (typeof value !== 'string') return []
    if (field.type === 'rich-text')
      return [...value.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(([, inside = '']) => richTextToPlain(inside))
    return field.name === linkTextField(edit) ? [value] : []
  })
}

/** The field with a module's link text: its own, or the title of a module that is only a link. */
function linkTextField(edit: ModuleEdit): string | undefined {
  if (edit.fields.some(({ name }) => name === 'link_text')) return 'link_text'
  return edit.fields.some((field) => field.type === 'link' && field.required) ? edit.titleField : undefined
}

function tooLong(record: ModuleRecord, edit: ModuleEdit): Hint[] {
  return edit.fields.flatMap((field): Hint[] => {
    const value = record[field.name]
    if (field.type !== 'text' || typeof value !== 'string') return []
    const longest =
      field.name === linkTextField(edit)
        ? LONGEST.link
        : field.name === edit.titleField
          ? LONGEST.heading
          : Number.POSITIVE_INFINITY
    return value.length > longest
      ? [{ topic: 'tooLong', module: record.id, detail: `${value.slice(0, longest)} …` }]
      : []
  })
}

/** A table's text field is its caption. */
function missingCaption(record: ModuleRecord, edit: ModuleEdit): Hint[] {
  const caption = edit.fields.some((field) => 'table' in field) && edit.fields.find(({ type }) => type === 'text')
  if (!caption || String(record[caption.name] ?? '').trim() !== '') return []
  return [{ topic: 'caption', module: record.id, detail: '' }]
}

const abbreviation =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}|(?:\p{L}\. ?){2,}|(?:bzw|usw|ca|etc|evtl|ggf|inkl|Tel|Str)\.)(?![\p{L}\p{N}])/gu

/** Easy Read spells words out or explains them in brackets; each abbreviation is reported once. */
function abbreviations(records: readonly ModuleRecord[], editOf: HintContext['editOf']): Hint[] {
  const seenAbbreviations = new Set<string>()
  return records.flatMap((record) => {
    const texts = (editOf(record.kind)?.fields ?? [])
      .filter(isText)
      .map(({ name }) => richTextToPlain(String(record[name] ?? '')))
    return texts.flatMap((text) =>
      [...text.matchAll(abbreviation)].flatMap((match): Hint[] => {
        const shortForm = match[0].trim()
        const isExplained = /^\s*\(/.test(text.slice(match.index + match[0].length)) || text[match.index - 1] === '('
        if (seenAbbreviations.has(shortForm)) return []
        seenAbbreviations.add(shortForm)
        return isExplained ? [] : [{ topic: 'abbreviation', module: record.id, detail: shortForm }]
      }),
    )
  })
}

/** A suggestion for readers, which never prevents saving; `module` is null if it concerns the page. */
export type Hint = { topic: HintAbout; module: number | null; detail: string }

export type HintAbout =
  | 'headingOrder'
  | 'linkText'
  | 'tooLong'
  | 'abbreviation'
  | 'caption'
  | 'alt'
  | 'credit'
  | 'deadLink'
  | 'deadOutside'
  | 'description'
