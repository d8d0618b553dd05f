import type { ModuleRecord, Section } from '#contract/sections.ts'
import { type Doc, modulesOf } from '../state/document.ts'

/** What the server is known to hold, by the document's ids. */
export type Mirror = {
  /** The server's ids of what was made here. */
  ids: ReadonlyMap<number, number>
  /** Each module as the server last answered it, without its items. */
  confirmed: ReadonlyMap<number, ModuleRecord>
}

export function mirrorOf(sections: readonly Section[]): Mirror {
  const doc: Doc = { sections }
  return { ids: new Map(), confirmed: new Map([...modulesOf(doc)].map((record) => [record.id, record])) }
}

/** The id the server knows, or null while it knows none. */
export function serverId({ ids }: Pick<Mirror, 'ids'>, id: number): number | null {
  return id > 0 ? id : (ids.get(id) ?? null)
}

export function withId(mirror: Mirror, id: number, given: number): Mirror {
  return { ...mirror, ids: new Map(mirror.ids).set(id, given) }
}

export function withConfirmed(mirror: Mirror, id: number, record: ModuleRecord): Mirror {
  return { ...mirror, confirmed: new Map(mirror.confirmed).set(id, record) }
}
