import * as editorAddresses from '#contract/addresses/editor.ts'
import { moduleAddresses } from '#contract/addresses/module.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { ModuleEndpoints } from '#contract/page/modules.ts'
import type { arrangeSections, getSection, ModuleRecord, Section } from '#contract/page/sections.ts'
import type { Order } from '../state/action.ts'
import { isListPlace, type ModulePlace } from '../state/document.ts'
import { type Base, requireServerId, serverId, updateVersions } from './base.ts'
import type { SendContext } from './write.ts'

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
  return serverId(base, isListPlace(place) ? place.list : place.section) === null
    ? base
    : sendOrders(sender, [{ place, ids }])
}

/** The base with the new versions; throws `conflict` if a section has a newer version than these. */
export async function sendOrders(
  { call, locale, base, owner }: SendContext,
  orders: readonly Order[],
  versions?: Readonly<Record<number, number>>,
): Promise<Base> {
  const body: InputOf<typeof arrangeSections>['body'] = { columns: [], lists: [], sections: [] }
  for (const { place, ids } of orders) {
    const children = toServerIds(base, ids)
    if (!place) body.sections?.push({ ...owner, containers: children })
    else if (isListPlace(place)) body.lists?.push({ module: requireServerId(base, place.list), children })
    else
      body.columns?.push({ container: requireServerId(base, place.section), column: place.column, modules: children })
  }
  return updateVersions(
    base,
    await call<typeof arrangeSections>(editorAddresses.arrangeSections, {
      params: { locale },
      body: versions ? { ...body, versions } : body,
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
