import * as editorAddresses from '#contract/addresses/editor.ts'
import { moduleAddresses } from '#contract/addresses/module.ts'
import { AppError } from '#contract/errors.ts'
import type { ModuleEndpoints } from '#contract/page/modules.ts'
import type { ModuleRecord, Section, undoDelete } from '#contract/page/sections.ts'
import { isListPlace } from '../state/document.ts'
import { assignServerId, confirmModule, incrementVersion, requireServerId, serverId, updateVersions } from './base.ts'
import { comparableText, moduleContent } from './content.ts'
import { reconcileOrder, serverOrderAt } from './order.ts'
import type { SendContext, SendOutcome, WriteOf } from './write.ts'

export async function createModule(
  sender: SendContext,
  { place, section, record, siblings, tried }: WriteOf<'create_module'> & { tried: boolean },
): Promise<SendOutcome> {
  const { call, locale, base } = sender
  const parent = requireServerId(base, isListPlace(place) ? place.list : place.section)
  const existing = tried ? await findCreated(sender, { record, parent }) : null
  const serverRecord = existing ?? (await create())
  const confirmedBase = confirmModule(
    assignServerId(existing ? base : incrementVersion(base, section), 'module', {
      id: record.id,
      assignedId: serverRecord.id,
    }),
    record.id,
    serverRecord,
  )
  const settled = await reconcileOrder({ ...sender, base: confirmedBase }, { place, siblings })
  return { type: 'done', base: settled, saved: { module: record.id, serverRecord, sentFields: moduleContent(record) } }

  function create() {
    const body = { ...moduleContent(record), parent, column: isListPlace(place) ? 0 : place.column, order: place.index }
    return call<ModuleEndpoints['create']>(moduleAddresses(record.kind).create, { params: { locale }, body })
  }
}

/** After a lost response: an unknown module with this content is the requested one. */
async function findCreated(
  { call, locale, base }: SendContext,
  { record, parent }: { record: ModuleRecord; parent: number },
): Promise<ModuleRecord | null> {
  const knownIds = new Set([...base.ids.module.values(), ...base.confirmed.keys()])
  const candidates = await call<ModuleEndpoints['list']>(moduleAddresses(record.kind).list, {
    params: { locale },
    query: { parent },
  })
  const text = comparableText(record)
  return candidates.find((each) => !knownIds.has(each.id) && comparableText(each) === text) ?? null
}

/** Answers `gone` when this editor cannot restore it. */
export async function restoreModule(
  sender: SendContext,
  { place, record, siblings }: WriteOf<'restore_module'>,
): Promise<SendOutcome> {
  const { base } = sender
  const id = requireServerId(base, record.id)
  const section = await broughtBack(sender, id)
  if (!section) return { type: 'gone', module: record.id }
  const updatedBase = updateVersions(base, [section])
  return {
    type: 'done',
    base: await reconcileOrder(
      { ...sender, base: updatedBase },
      { place, siblings, now: serverOrderAt(section, base, place) },
    ),
  }
}

/** The section that contains it, or null when there is nothing of this editor to restore. */
async function broughtBack({ call, locale }: SendContext, id: number): Promise<Section | null> {
  return call<typeof undoDelete>(editorAddresses.undoDelete, {
    params: { locale },
    body: { model: 'module', id },
  }).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
}

/** Deleting is idempotent, whoever deleted it. */
export async function removeModule(
  { call, locale, base }: SendContext,
  { module, kind, section }: WriteOf<'remove_module'>,
): Promise<SendOutcome> {
  const id = serverId(base, module)
  if (id === null) return { type: 'nothing' }
  try {
    await call<ModuleEndpoints['remove']>(moduleAddresses(kind).remove, { params: { locale, id } })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    return { type: 'done', base }
  }
  return { type: 'done', base: incrementVersion(base, section) }
}

export async function translateModule(
  sender: SendContext,
  { module, kind, locale, fields }: WriteOf<'translate'>,
): Promise<SendOutcome> {
  const { call, base } = sender
  const id = requireServerId(base, module)
  const serverRecord = await call<ModuleEndpoints['update']>(moduleAddresses(kind).update, {
    params: { locale, id },
    body: { ...fields },
  })
  const before = base.confirmed.get(module) ?? serverRecord
  const confirmed = locale === sender.locale ? serverRecord : { ...before, version: serverRecord.version }
  const saved = locale === sender.locale ? { saved: { module, serverRecord, sentFields: fields } } : {}
  return { type: 'done', base: confirmModule(base, module, confirmed), ...saved }
}
