import * as editorAddresses from '#contract/addresses/editor.ts'
import { moduleAddresses } from '#contract/addresses/module.ts'
import { AppError } from '#contract/errors.ts'
import type { ModuleEndpoints } from '#contract/modules.ts'
import type { ModuleRecord, restoreDeleted, Section } from '#contract/sections.ts'
import { isListPlace } from '../state/document.ts'
import { type Base, countedOn, serverId, withConfirmed, withId, withVersions } from './base.ts'
import { contentOf, wordsOf } from './content.ts'
import { orderAt, settleOrder } from './order.ts'
import type { Outcome, Sender } from './outcome.ts'
import type { WriteOf } from './write.ts'

export async function createModule(
  sender: Sender,
  { place, section, record, siblings, tried }: WriteOf<'create_module'> & { tried: boolean },
): Promise<Outcome> {
  const { call, locale, base } = sender
  const parent = requireServerId(base, isListPlace(place) ? place.list : place.section)
  const found = tried ? await findCreated(sender, { record, parent }) : null
  const answer = found ?? (await create())
  const known = withConfirmed(
    withId(found ? base : countedOn(base, section), 'module', { id: record.id, given: answer.id }),
    record.id,
    answer,
  )
  const settled = await settleOrder({ ...sender, base: known }, { place, siblings })
  return { type: 'done', base: settled, saved: { module: record.id, answer, sent: contentOf(record) } }

  function create() {
    const body = { ...contentOf(record), parent, column: isListPlace(place) ? 0 : place.column, order: place.index }
    return call<ModuleEndpoints['create']>(moduleAddresses(record.kind).create, { params: { locale }, body })
  }
}

/** After a lost answer: a module of this content that nobody here knows is the one that was asked for. */
async function findCreated(
  { call, locale, base }: Sender,
  { record, parent }: { record: ModuleRecord; parent: number },
): Promise<ModuleRecord | null> {
  const known = new Set([...base.ids.module.values(), ...base.confirmed.keys()])
  const found = await call<ModuleEndpoints['list']>(moduleAddresses(record.kind).list, {
    params: { locale },
    query: { parent },
  })
  const wanted = wordsOf(record)
  return found.find((each) => !known.has(each.id) && wordsOf(each) === wanted) ?? null
}

/** Answers `gone` when this editor cannot have it back. */
export async function restoreModule(
  sender: Sender,
  { place, record, siblings }: WriteOf<'restore_module'>,
): Promise<Outcome> {
  const { base } = sender
  const id = requireServerId(base, record.id)
  const section = await broughtBack(sender, id)
  if (!section) return { type: 'gone', module: record.id }
  const known = withVersions(base, [section])
  return {
    type: 'done',
    base: await settleOrder({ ...sender, base: known }, { place, siblings, now: orderAt(section, base, place) }),
  }
}

/** The section it stands in, or null when there is nothing of this editor to bring back. */
async function broughtBack({ call, locale }: Sender, id: number): Promise<Section | null> {
  return call<typeof restoreDeleted>(editorAddresses.restoreDeleted, {
    params: { locale },
    body: { model: 'module', id },
  }).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })
}

/** Gone is gone, whoever took it away. */
export async function removeModule(
  { call, locale, base }: Sender,
  { module, kind, section }: WriteOf<'remove_module'>,
): Promise<Outcome> {
  const id = serverId(base, module)
  if (id === null) return { type: 'nothing' }
  try {
    await call<ModuleEndpoints['remove']>(moduleAddresses(kind).remove, { params: { locale, id } })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    return { type: 'done', base }
  }
  return { type: 'done', base: countedOn(base, section) }
}

export async function translateModule(
  sender: Sender,
  { module, kind, locale, fields }: WriteOf<'translate'>,
): Promise<Outcome> {
  const { call, base } = sender
  const id = requireServerId(base, module)
  const answer = await call<ModuleEndpoints['update']>(moduleAddresses(kind).update, {
    params: { locale, id },
    body: { ...fields },
  })
  const before = base.confirmed.get(module) ?? answer
  const confirmed = locale === sender.locale ? answer : { ...before, version: answer.version }
  const saved = locale === sender.locale ? { saved: { module, answer, sent: fields } } : {}
  return { type: 'done', base: withConfirmed(base, module, confirmed), ...saved }
}

/** A write that names something the server never took cannot be told: what it rested on was refused. */
export function requireServerId(base: Base, id: number): number {
  const known = serverId(base, id)
  if (known === null) throw new AppError('not_found', { message: `the server knows no ${id}` })
  return known
}
