import * as editorAddresses from '#contract/addresses/editor.ts'
import { moduleAddresses } from '#contract/addresses/module.ts'
import type { ModuleEndpoints } from '#contract/modules.ts'
import type { arrangeSections, getSection, ModuleRecord, Section } from '#contract/sections.ts'
import { isListPlace, type Place } from '../state/document.ts'
import { type Base, serverId, withVersions } from './base.ts'
import type { Sender } from './outcome.ts'

type Wanted = { place: Place; siblings: readonly number[]; now?: readonly number[] | null }

/** The order numbers of a place have gaps where something was deleted, so what was put in may stand elsewhere than meant. */
export async function settleOrder(sender: Sender, { place, siblings, now }: Wanted): Promise<Base> {
  const { base } = sender
  const wanted = knownIds(base, siblings)
  if (wanted.length < 2) return base
  const current = now ?? (await readOrder(sender, { place, siblings }))
  const kept = current.filter((id) => wanted.includes(id))
  if (kept.join() === wanted.filter((id) => kept.includes(id)).join()) return base
  const strangers = current.filter((id) => !wanted.includes(id))
  const ids = [...wanted.filter((id) => kept.includes(id)), ...strangers]
  const home = serverId(base, isListPlace(place) ? place.list : place.section)
  if (home === null) return base
  const body = isListPlace(place)
    ? { lists: [{ module: home, children: ids }] }
    : { columns: [{ container: home, column: place.column, modules: ids }] }
  return withVersions(
    base,
    await sender.call<typeof arrangeSections>(editorAddresses.arrangeSections, {
      params: { locale: sender.locale },
      body,
    }),
  )
}

/** The server's order of a place in a section it has just answered; null for an item list further down. */
export function orderAt(section: Section, base: Base, place: Place): number[] | null {
  if (!isListPlace(place)) return section.columns[place.column]?.children.map(({ id }) => id) ?? null
  const list = section.columns.flatMap(({ children }) => children).find(({ id }) => id === serverId(base, place.list))
  return list?.children?.map(({ id }) => id) ?? null
}

export function knownIds(base: Base, ids: readonly number[]): number[] {
  return ids.flatMap((id) => serverId(base, id) ?? [])
}

async function readOrder({ call, locale, base, recordOf }: Sender, { place, siblings }: Wanted): Promise<number[]> {
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
  return orderAt(section, base, place) ?? []
}
