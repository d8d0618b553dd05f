import type { ModuleRecord } from '#contract/sections.ts'
import { changeModule } from '../state/change.ts'
import { findModule } from '../state/document.ts'
import { changedContent, copyFields, isSame, moduleContent, ownLanguageContent } from '../sync/content.ts'
import type { SendOutcome } from '../sync/outcome.ts'
import { type EditorState, withoutEntry } from './editor-state.ts'

type Saved = NonNullable<Extract<SendOutcome, { type: 'done' }>['saved']>

/** Takes over what the server made of a module, except where someone has gone on typing since; `before` is what it had confirmed until now. */
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
    // What was typed since has its own verdict.
    refused: typed.length > 0 ? state.refused : withoutEntry(state.refused, module),
    conflicts: withoutEntry(state.conflicts, module),
  }
}

function typedSince(
  record: ModuleRecord,
  { sent, before }: { sent: Saved['sent']; before: ModuleRecord | undefined },
): string[] {
  const own = ownLanguageContent(record)
  // What was not sent of a new module was empty.
  const known: Record<string, unknown> = before ? { ...ownLanguageContent(before), ...sent } : sent
  return Object.keys(own).filter((name) => !isSame(own[name], known[name]) && !isSame(record[name], known[name]))
}

/** Words that were typed since were written for the German ones of today. */
function ofUntyped(writtenFor: Readonly<Record<string, string>>, typed: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(writtenFor).filter(([name]) => !typed.includes(name)))
}

/** The record as the server answers it, but for the fields that are of this editor. */
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
