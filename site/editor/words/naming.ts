import { type Locale, timeZone } from '#config'
import type { FieldErrors } from '#contract/errors.ts'
import { languageTag } from '#contract/locale.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { inLocale } from '#model/define-record.ts'
import { isResourceName, singularName } from '#model/messages.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import { anchorField, fieldLabel } from '#modules/fields/anchor-field.ts'
import { formatFieldProblem, problem } from '#modules/fields/problems.ts'
import type { Label } from '../state/history.ts'
import { editorMessages } from './messages.ts'

type Named = NonNullable<Label['of']>
type Naming = { speaks: Locale; editOf: (kind: string) => ModuleEdit | null }

/** A module's name in lists and announcements: its kind and its first words. */
export function moduleName(editor: Naming, record: Named): string {
  return editorMessages[editor.speaks].named(kindName(editor, record.kind), moduleTitle(editor, record))
}

export function kindName({ editOf, speaks }: Naming, kind: string): string {
  if (kind === 'section') return editorMessages[speaks].section
  const label = editOf(kind)?.label
  return label ? inLocale(label, speaks) : isResourceName(kind) ? singularName(kind, speaks) : kind
}

/** Menu icon of a kind; empty for one without. */
export function kindIcon({ editOf }: Pick<Naming, 'editOf'>, kind: string): { icon?: { path: string } } {
  const path = editOf(kind)?.icon
  return path ? { icon: { path } } : {}
}

const TITLE_LENGTH = 40

/** The first words of a kind's title field. */
export function moduleTitle({ editOf }: Pick<Naming, 'editOf'>, record: Named): string {
  const field = editOf(record.kind)?.titleField
  const value = field ? record[field] : ''
  const text = typeof value === 'string' ? richTextToPlain(value) : ''
  return text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH - 1).trim()}…` : text
}

/** Field errors as text, without duplicates, each after its field's name. */
export function formatProblem(
  { editOf, speaks }: Naming,
  { kind, problems }: { kind: string; problems: FieldErrors },
): string {
  const edit = editOf(kind)
  const fieldNames = new Set([...(edit?.fields ?? []), anchorField].map(({ name }) => name))
  const reasons = Object.entries(problems).map(([name, messages]) => {
    const message = [...new Set(messages)].join(' ')
    return edit && fieldNames.has(name) ? `${fieldLabel(edit, { name, locale: speaks })}: ${message}` : message
  })
  return [...new Set(reasons)].join(' ')
}

/** Names of fields that are only missing; null if there is any other error. */
export function missingFields(
  { editOf, speaks }: Naming,
  { kind, problems }: { kind: string; problems: FieldErrors },
): string[] | null {
  const edit = editOf(kind)
  const isEmpty = (messages: readonly string[]) =>
    messages.every((each) => EMPTY.some((code) => each === formatFieldProblem(problem(code), speaks)))
  const entries = Object.entries(problems)
  return edit && entries.length > 0 && entries.every(([, messages]) => isEmpty(messages))
    ? entries.map(([name]) => fieldLabel(edit, { name, locale: speaks }))
    : null
}

const EMPTY = ['required', 'image_required'] as const

/** In the installation's time zone. */
export function formatInstant(locale: Locale, instant: number | Date): string {
  return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    instant,
  )
}

/** A step of the history as text. */
export function formatStep(editor: Naming, { verb, of = { kind: 'section' }, number }: Label): string {
  const text = editorMessages[editor.speaks]
  return text.step(text.verbs[verb], number ? text.named(text.section, `${number}`) : moduleName(editor, of))
}
