import type { ModuleRecord, Section } from '#contract/sections.ts'
import { type Doc, modulesOf } from '../state/document.ts'
import { isSame, ownContent } from './content.ts'

type Values = Readonly<Record<string, unknown>>

/** What the server is known to hold, by the document's ids. */
export type Base = {
  /** The server's ids of what was made here. */
  ids: ReadonlyMap<number, number>
  /** Each module as the server last answered it, without its items. */
  confirmed: ReadonlyMap<number, ModuleRecord>
  /** The version of each section; never newer than the server's, so that what others have moved comes to light. */
  versions: ReadonlyMap<number, number>
}

export function baseOf(sections: readonly Section[]): Base {
  const doc: Doc = { sections }
  return { ids: new Map(), confirmed: new Map([...modulesOf(doc)].map((record) => [record.id, record])), versions: versionsOf(sections) }
}

/** What is known here by an id of its own has another one on the server. */
export function localId({ ids }: Base, id: number): number {
  for (const [local, server] of ids) if (server === id) return local
  return id
}

/** The id the server knows, or null while it knows none. */
export function serverId({ ids }: Pick<Base, 'ids'>, id: number): number | null {
  return id > 0 ? id : (ids.get(id) ?? null)
}

export function withId(base: Base, id: number, given: number): Base {
  return { ...base, ids: new Map(base.ids).set(id, given) }
}

export function withConfirmed(base: Base, id: number, record: ModuleRecord): Base {
  return { ...base, confirmed: new Map(base.confirmed).set(id, record) }
}

type WrittenOver = { module: number; fields: Values; version: number; before: Values }

/** Words are sent on the version they were written over, so that a change made since comes to light. */
export function onItsVersion(base: Base, { module, version, before, fields }: WrittenOver): Base {
  const confirmed = base.confirmed.get(module)
  if (!confirmed || version === 0 || confirmed.version <= version) return base
  const known = ownContent(confirmed)
  if (Object.keys(before).every((name) => isSame(known[name], before[name]) || isSame(known[name], fields[name]))) return base
  return withConfirmed(base, module, { ...confirmed, ...before, version })
}

/** Sections as the server has just answered them. */
export function withVersions(base: Base, answered: readonly Section[]): Base {
  const localOf = new Map([...base.ids].map(([local, server]) => [server, local]))
  return {
    ...base,
    versions: new Map([...base.versions, ...versionsOf(answered.map((section) => ({ ...section, id: localOf.get(section.id) ?? section.id })))]),
  }
}

/** After a write that counts a section's version on without answering it. */
export function countedOn(base: Base, section: number): Base {
  const version = base.versions.get(section)
  return version === undefined ? base : { ...base, versions: new Map(base.versions).set(section, version + 1) }
}

function versionsOf(sections: readonly Pick<Section, 'id' | 'version'>[]): Map<number, number> {
  return new Map(sections.map(({ id, version }) => [id, version]))
}
