import * as editorAddresses from '#contract/addresses/editor.ts'
import { moduleAddresses } from '#contract/addresses/module.ts'
import type { ModuleEndpoints } from '#contract/page/modules.ts'
import type { arrangeSections, getSection, ModuleRecord, Section } from '#contract/page/sections.ts'
import { isListPlace, type ModulePlace } from '../state/document.ts'
import { type Base, serverId, updateVersions } from './base.ts'
import type { SendContext } from './outcome.ts'

type ReconcileOrderOptions = { place: ModulePlace; siblings: readonly number[]; now?: readonly number[] | null }

/** Corrects the order after an insert: order numbers have gaps after deletions, so it may have landed elsewhere. */
export async function reconcileOrder(
  sender: SendContext,
  { place, siblings, now }: ReconcileOrderOptions,
): Promise<Base> {
  const { base } = sender
  const targetIds = toServerIds(base, siblings)
  if (targetIds.length < 2) return base
  const current = now ?? (await readOrder(sender, { place, siblings }))
  const commonIds = current.filter((id) => targetIds.includes(id))
  if (commonIds.join() === targetIds.filter((id) => commonIds.includes(id)).join()) return base
  const strangers = current.filter((id) => !targetIds.includes(id))
  const ids = [...targetIds.filter((id) => commonIds.includes(id)), ...strangers]
  const parentId = serverId(base, isListPlace(place) ? place.list : place.section)
  if (parentId === null) return base
  const body = isListPlace(place)
    ? { lists: [{ module: parentId, children: ids }] }
    : { columns: [{ container: parentId, column: place.column, modules: ids }] }
  return updateVersions(
    base,
    await sender.call<typeof arrangeSections>(editorAddresses.arrangeSections, {
      params: { locale: sender.locale },
      body,
    }),
  )
}

/** The server's order of a place in a section it has just answered; null for an item list further down. */
export function serverOrderAt(section: Section, base: Base, place: ModulePlace): number[] | null {
  if (!isListPlace(place)) return section.columns[place.column]?.children.map(({ id }) => id) ?? null
  const list = section.columns.flatMap(({ children }) => children).find(({ id }) => id === serverId(base, place.list))
  return list?.children?.map(({ id }) => id) ?? null
}

export function toServerIds(base: Base, ids: readonly number[]): number[] {
  return ids.flatMap((id) => serverId(base, id) ?? [])
}

async function readOrder(
  { call, locale, base, recordOf }: SendContext,
  { place, siblings }: ReconcileOrderOptions,
): Promise<number[]> {
  const id = serverId(base, isListPlace(place) ? place.list : place.section)
  if (id === null) return []
  if (isListPlace(place)) {
    const kind = siblings.map((sibling) => recordOf(sibling)?.kind).find((each) => each !== undefined)
    if (!kind) return []
    const items: ModuleRecord[] = await call<ModuleEndpoints['list']>(moduleAddresses(kind).list, {
      params: { locale },
      query: { parent: id },
    })
    return items.map((item) => item.id)
  }
  const section = await call<typeof getSection>(editorAddresses.getSection, { params: { locale, id } })
  return serverOrderAt(section, base, place) ?? []
}
