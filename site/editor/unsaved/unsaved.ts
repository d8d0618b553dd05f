import type { Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { Order } from '../state/action.ts'
import { findModule, type Siblings } from '../state/document.ts'
import { creationWrites } from '../store/creation.ts'
import type { EditorState } from '../store/editor-state.ts'
import type { FormDraft, FormTarget } from '../store/form-draft.ts'
import { isDirty, isPending } from '../store/status.ts'
import { serverId } from '../sync/base.ts'
import { changedContent, moduleContent, ownLanguageContent } from '../sync/content.ts'
import type { Write } from '../sync/write.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** Unconfirmed text of one module, and the values it was based on. */
type UnsavedModule = { module: number; kind: string; fields: FieldValues; version: number; before: FieldValues }

/** All unsaved work of a page; ids are the server's where known. */
export type Unsaved = {
  at: number
  drafts: UnsavedModule[]
  writes: { write: Write; tried: boolean }[]
  forms: FormDraft[]
}

export function collectUnsaved(state: EditorState, { at, locale }: { at: number; locale: Locale }): Unsaved | null {
  const { base, outbox } = state
  const toServer = (id: number) => serverId(base, id) ?? id
  const drafts = [...state.maybeDirty].flatMap((module) => findDraft(state, module) ?? [])
  const outboxWrites = outbox.filter(({ write }) => write.type !== 'save_module')
  const writes = [...outboxWrites, ...localOnlyWrites(state, locale)].map(({ write, tried }) => ({
    write: mapIds(write, toServer),
    tried,
  }))
  const forms = state.forms.map((form) => ({ ...form, target: mapTargetIds(form.target, toServer) }))
  return drafts.length + writes.length + forms.length === 0 ? null : { at, drafts, writes, forms }
}

/** Local-only modules are restored with the text of their draft. */
function localOnlyWrites(state: EditorState, locale: Locale): { write: Write; tried: boolean }[] {
  const localOnly = [...state.maybeDirty].filter(
    (module) => !state.base.confirmed.has(module) && !isPending(state, module),
  )
  return localOnly.flatMap((module) =>
    creationWrites(state, { module, locale }).map((write) => ({ write, tried: false })),
  )
}

function findDraft(state: EditorState, module: number): UnsavedModule | null {
  const record = findModule(state.history.doc, module)
  if (!record || !isDirty(state, module)) return null
  const confirmed = state.base.confirmed.get(module)
  const fields = confirmed ? changedContent(record, confirmed) : moduleContent(record)
  const confirmedFields = confirmed ? ownLanguageContent(confirmed) : {}
  const before = confirmed ? Object.fromEntries(Object.keys(fields).map((name) => [name, confirmedFields[name]])) : {}
  return {
    module: serverId(state.base, module) ?? module,
    kind: record.kind,
    fields: { ...fields, ...displayedFields(record, fields) },
    version: confirmed?.version ?? 0,
    before,
  }
}

/** Includes resolved references, so that a restored picture or concert name is shown at once. */
function displayedFields(record: ModuleRecord, fields: FieldValues): FieldValues {
  return {
    ...('image' in fields ? { picture: record.picture } : {}),
    ...('showing' in fields ? { until_date: record.until_date } : {}),
  }
}

/** The same write with other ids. */
export function mapIds(write: Write, idOf: (id: number) => number): Write {
  const recordOf = (record: ModuleRecord): ModuleRecord => ({
    ...record,
    id: idOf(record.id),
    ...(record.children ? { children: record.children.map(recordOf) } : {}),
  })
  const toOrder = ({ place, ids }: Order): Order => ({
    place: place && placeWithIds(place, idOf),
    ids: ids.map(idOf),
  })
  switch (write.type) {
    case 'create_module':
    case 'restore_module': {
      const place = placeWithIds(write.place, idOf)
      return {
        ...write,
        place,
        section: idOf(write.section),
        record: recordOf(write.record),
        siblings: write.siblings.map(idOf),
      }
    }
    case 'save_record':
      return write
    case 'remove_module':
      return { ...write, module: idOf(write.module), section: idOf(write.section) }
    case 'save_module':
    case 'translate':
      return { ...write, module: idOf(write.module) }
    case 'create_section':
    case 'restore_section':
      return { ...write, section: { ...write.section, id: idOf(write.section.id) }, order: write.order.map(idOf) }
    case 'remove_section':
    case 'set_showing':
      return { ...write, section: idOf(write.section) }
    case 'set_layout':
      return { ...write, section: idOf(write.section), columns: write.columns.map((column) => column.map(idOf)) }
    case 'arrange':
      return {
        ...write,
        orders: write.orders.map(toOrder),
        before: write.before.map(toOrder),
        touches: write.touches.map(idOf),
      }
  }
}

export function mapTargetIds(target: FormTarget, idOf: (id: number) => number): FormTarget {
  return target.type === 'edit'
    ? { ...target, module: idOf(target.module) }
    : { ...target, place: placeWithIds(target.place, idOf) }
}

function placeWithIds<Place extends Siblings>(place: Place, idOf: (id: number) => number): Place {
  return 'list' in place ? { ...place, list: idOf(place.list) } : { ...place, section: idOf(place.section) }
}
