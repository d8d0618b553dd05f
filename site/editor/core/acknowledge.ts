import type { ModuleRecord } from '#contract/page/sections.ts'
import { changeModule } from '../state/change.ts'
import { findModule } from '../state/document.ts'
import { changedContent, copyFields, isSame, moduleContent, ownLanguageContent } from '../sync/content.ts'
import type { SendOutcome } from '../sync/outcome.ts'
import { type EditorState, withoutEntry } from './editor-state.ts'

type Saved = NonNullable<Extract<SendOutcome, { type: 'done' }>['saved']>

/**
 * Merges the server's response into a module, except fields that were edited since; `before` is the previously
 * confirmed state.
 */
export function acknowledge(
  state: EditorState,
  { module, answer, sent }: Saved,
  before: ModuleRecord | undefined,
): EditorState {
  const record = findModule(state.history.doc, module)
  const typed = record ? typedSince(record, { sent, before }) : []
  return {
    ...state,
    history: {
      ...state.history,
      doc: changeModule(state.history.doc, module, (record) => withAnswer(record, answer, typed)),
    },
    // Text typed since has its own validation.
    refused: typed.length > 0 ? state.refused : withoutEntry(state.refused, module),
    conflicts: withoutEntry(state.conflicts, module),
  }
}

function typedSince(
  record: ModuleRecord,
  { sent, before }: { sent: Saved['sent']; before: ModuleRecord | undefined },
): string[] {
  const own = ownLanguageContent(record)
  // Fields of a new module that were not sent were empty.
  const known: Record<string, unknown> = before ? { ...ownLanguageContent(before), ...sent } : sent
  return Object.keys(own).filter((name) => !isSame(own[name], known[name]) && !isSame(record[name], known[name]))
}

/** Text typed since was written for the current German text. */
function ofUntyped(writtenFor: Readonly<Record<string, string>>, typed: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(writtenFor).filter(([name]) => !typed.includes(name)))
}

/** The server's record with the local values of edited fields. */
export function withAnswer(record: ModuleRecord, answer: ModuleRecord, typed: readonly string[]): ModuleRecord {
  const { version, url, fallback, outdated = [], written_for = {} } = answer
  const next = copyFields(
    {
      ...record,
      ...moduleContent(answer),
      version,
      url,
      fallback,
      outdated,
      written_for: ofUntyped(written_for, typed),
    },
    record,
    typed,
  )
  if (Object.keys(changedContent(next, answer)).length > 0) return next
  const { id, children, ...rest } = { ...answer, ...next }
  const { picture, image_url, thumbs, link_url, questions, until_date, invalid } = answer
  const resolved = Object.fromEntries(
    Object.entries({ picture, image_url, thumbs, link_url, questions, until_date }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  const known: ModuleRecord = {
    ...rest,
    ...resolved,
    id: record.id,
    ...(record.children ? { children: record.children } : {}),
  }
  if (!invalid) delete known.invalid
  return known
}
