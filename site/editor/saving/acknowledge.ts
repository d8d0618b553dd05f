import type { ModuleRecord } from '#contract/page/sections.ts'
import { changeModule } from '#site/editor/state/change.ts'
import { findModule } from '#site/editor/state/document.ts'
import { confirmModule } from '#site/editor/sync/base.ts'
import { changedContent, copyFields, isSame, moduleContent, ownLanguageContent } from '#site/editor/sync/content.ts'
import type { SavedModule } from '#site/editor/sync/write.ts'
import { type EditorState, withoutEntry } from '../store/editor-state.ts'

/**
 * Merges the server's response into a module, except fields that were edited since; `before` is the previously
 * confirmed state.
 */
export function acknowledge(
  state: EditorState,
  { module, serverRecord, sentFields, typedFields = sentFields }: SavedModule,
  before: ModuleRecord | undefined,
): EditorState {
  const record = findModule(state.history.doc, module)
  const merged = mergedFields({ sentFields, typedFields })
  const typed = record ? typedSince(record, { sentFields: typedFields, before }) : []
  return {
    ...state,
    base: merged.length > 0 ? baseOfTyped(state.base, { module, serverRecord, typedFields, merged }) : state.base,
    history: {
      ...state.history,
      doc: changeModule(state.history.doc, module, (current) =>
        withAnswer(current, serverRecord, [...typed, ...merged]),
      ),
    },
    // Text typed since has its own validation.
    refused: typed.length > 0 ? state.refused : withoutEntry(state.refused, module),
    conflicts: withoutEntry(state.conflicts, module),
  }
}

/** Texts that were saved together with the changes of others. */
export function mergedFields({
  sentFields,
  typedFields = sentFields,
}: Pick<SavedModule, 'sentFields' | 'typedFields'>) {
  return Object.keys(typedFields).filter((name) => !isSame(typedFields[name], sentFields[name]))
}

/** A merged text is shown later, by a refresh: until then the base is the typed text, in an older version. */
function baseOfTyped(
  base: EditorState['base'],
  { module, serverRecord, typedFields, merged }: Required<Omit<SavedModule, 'sentFields'>> & { merged: string[] },
): EditorState['base'] {
  const texts = Object.fromEntries(merged.map((name) => [name, typedFields[name]]))
  return confirmModule(base, module, { ...serverRecord, ...texts, version: serverRecord.version - 1 })
}

function typedSince(
  record: ModuleRecord,
  { sentFields, before }: { sentFields: SavedModule['sentFields']; before: ModuleRecord | undefined },
): string[] {
  const currentFields = ownLanguageContent(record)
  // Fields of a new module that were not sent were empty.
  const sentContent: Record<string, unknown> = before ? { ...ownLanguageContent(before), ...sentFields } : sentFields
  return Object.keys(currentFields).filter(
    (name) => !isSame(currentFields[name], sentContent[name]) && !isSame(record[name], sentContent[name]),
  )
}

/** Text typed since was written for the current German text. */
function ofUntyped(writtenFor: Readonly<Record<string, string>>, typed: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(writtenFor).filter(([name]) => !typed.includes(name)))
}

/** The server's record with the local values of edited fields. */
export function withAnswer(record: ModuleRecord, serverRecord: ModuleRecord, typed: readonly string[]): ModuleRecord {
  const { version, url, fallback, outdated = [], written_for = {} } = serverRecord
  const next = copyFields(
    {
      ...record,
      ...moduleContent(serverRecord),
      version,
      url,
      fallback,
      outdated,
      written_for: ofUntyped(written_for, typed),
    },
    record,
    typed,
  )
  if (Object.keys(changedContent(next, serverRecord)).length > 0) return next
  const { id, children, ...fields } = { ...serverRecord, ...next }
  const { picture, image_url, thumbs, link_url, questions, until_date, invalid } = serverRecord
  const resolved = Object.fromEntries(
    Object.entries({ picture, image_url, thumbs, link_url, questions, until_date }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  const merged: ModuleRecord = {
    ...fields,
    ...resolved,
    id: record.id,
    ...(record.children ? { children: record.children } : {}),
  }
  if (!invalid) delete merged.invalid
  return merged
}
