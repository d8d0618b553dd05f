import type { ModuleRecord } from '#contract/page/sections.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import type { Action } from '../state/action.ts'
import { newModule } from '../state/new-records.ts'
import type { PastedInto } from '../state/pasted-document.ts'
import type { DocumentKinds } from './document-kinds.ts'

type SplitAround = { before: Action[]; after: ModuleRecord[]; isReplaced: boolean }

/**
 * Takes a paste out of the text that took it in: the words before it stay, those after it become a module of their own.
 * Null when the text has changed since, or its module is more than a text.
 */
export function splitAround(
  { module, field, value, head, tail }: PastedInto,
  { record, kinds }: { record: ModuleRecord | null; kinds: DocumentKinds },
): SplitAround | null {
  const { text } = kinds
  if (!record || record.kind !== text?.edit.kind || field !== text.field) return null
  if (richTextToPlain(String(record[field] ?? '')) !== richTextToPlain(value)) return null
  const isReplaced = head === ''
  return {
    isReplaced,
    before: [
      isReplaced ? { type: 'remove_module', module } : { type: 'set_fields', module, fields: { [field]: head } },
    ],
    after: tail === '' ? [] : [newModule(record.kind, { ...text.edit.initial, [field]: tail })],
  }
}
