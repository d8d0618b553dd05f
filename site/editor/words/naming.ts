import { type Locale, timeZone } from '#config'
import type { FieldErrors } from '#contract/errors.ts'
import { languageTag } from '#contract/locale.ts'
import { richTextToPlain } from '#contract/plain-text.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import { anchorField, fieldLabel } from '#modules/fields/anchor-field.ts'
import { formatFieldProblem, problem } from '#modules/fields/problems.ts'
import type { Label } from '../state/label.ts'
import { editorMessages } from './messages.ts'

type Naming = { speaks: Locale; editOf: (kind: string) => ModuleEdit | null }

/** How a module is called in lists and announcements: its kind and its first words. */
export function moduleName(editor: Naming, record: ModuleRecord): string {
  return editorMessages[editor.speaks].named(kindName(editor, record.kind), moduleTitle(editor, record))
}

export function kindName({ editOf, speaks }: Naming, kind: string): string {
  if (kind === 'section') return editorMessages[speaks].section
  return editOf(kind)?.messages[speaks].name ?? kind
}

/** The icon of a kind for a menu or a button; nothing for one that has none. */
export function kindIcon({ editOf }: Pick<Naming, 'editOf'>, kind: string): { icon?: { path: string } } {
  const path = editOf(kind)?.icon
  return path ? { icon: { path } } : {}
}

const TITLE_LENGTH = 40

/** The first words of the text a kind is known by. */
export function moduleTitle({ editOf }: Pick<Naming, 'editOf'>, record: ModuleRecord): string {
  const field = editOf(record.kind)?.titleField
  const value = field ? record[field] : ''
  const words = typeof value === 'string' ? richTextToPlain(value) : ''
  return words.length > TITLE_LENGTH ? `${words.slice(0, TITLE_LENGTH - 1).trim()}…` : words
}

/** Why something was refused, each reason once and after the name of its field. */
export function formatProblem(
  { editOf, speaks }: Naming,
  { kind, problems }: { kind: string; problems: FieldErrors },
): string {
  const edit = editOf(kind)
  const known = new Set([...(edit?.fields ?? []), anchorField].map(({ name }) => name))
  const reasons = Object.entries(problems).map(([name, words]) => {
    const said = [...new Set(words)].join(' ')
    return edit && known.has(name) ? `${fieldLabel(edit, { name, locale: speaks })}: ${said}` : said
  })
  return [...new Set(reasons)].join(' ')
}

/** The fields that are refused only because they are empty, by name; null where anything else is wrong too. */
export function missingFields(
  { editOf, speaks }: Naming,
  { kind, problems }: { kind: string; problems: FieldErrors },
): string[] | null {
  const edit = editOf(kind)
  const isEmpty = (words: readonly string[]) =>
    words.every((each) => EMPTY.some((code) => each === formatFieldProblem(problem(code), speaks)))
  const entries = Object.entries(problems)
  return edit && entries.length > 0 && entries.every(([, words]) => isEmpty(words))
    ? entries.map(([name]) => fieldLabel(edit, { name, locale: speaks }))
    : null
}

const EMPTY = ['required', 'image_required'] as const

/** A moment as the house's clock shows it. */
export function formatInstant(locale: Locale, at: number | Date): string {
  return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}

/** A step of the history in words. */
export function formatStep(editor: Naming, { verb, kind, name }: Label): string {
  const text = editorMessages[editor.speaks]
  return text.step(text.verbs[verb], text.named(kindName(editor, kind), name))
}
