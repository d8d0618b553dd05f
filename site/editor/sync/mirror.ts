import type { ModuleRecord, Section } from '#contract/sections.ts'
import { type Doc, modulesOf } from '../state/document.ts'
import { isSame, ownContent } from './content.ts'

type Values = Readonly<Record<string, unknown>>

/** What the server is known to hold, by the document's ids. */
export type Mirror = {
  /** The server's ids of what was made here. */
  ids: ReadonlyMap<number, number>
  /** Each module as the server last answered it, without its items. */
  confirmed: ReadonlyMap<number, ModuleRecord>
  /** The version of each section; never newer than the server's, so that what others have moved comes to light. */
  versions: ReadonlyMap<number, number>
}

export function mirrorOf(sections: readonly Section[]): Mirror {
  const doc: Doc = { sections }
  return { ids: new Map(), confirmed: new Map([...modulesOf(doc)].map((record) => [record.id, record])), versions: versionsOf(sections) }
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

type WrittenOver = { module: number; fields: Values; version: number; before: Values }

/** Words are sent on the version they were written over, so that a change made since comes to light. */
export function onItsVersion(mirror: Mirror, { module, version, before, fields }: WrittenOver): Mirror {
  const confirmed = mirror.confirmed.get(module)
  if (!confirmed || version === 0 || confirmed.version <= version) return mirror
  const known = ownContent(confirmed)
  if (Object.keys(before).every((name) => isSame(known[name], before[name]) || isSame(known[name], fields[name]))) return mirror
  return withConfirmed(mirror, module, { ...confirmed, ...before, version })
}

/** Sections as the server has just answered them. */
export function withVersions(mirror: Mirror, answered: readonly Section[]): Mirror {
  const localOf = new Map([...mirror.ids].map(([local, server]) => [server, local]))
  return {
    ...mirror,
    versions: new Map([...mirror.versions, ...versionsOf(answered.map((section) => ({ ...section, id: localOf.get(section.id) ?? section.id })))]),
  }
}

/** After a write that counts a section's version on without answering it. */
export function countedOn(mirror: Mirror, section: number): Mirror {
  const version = mirror.versions.get(section)
  return version === undefined ? mirror : { ...mirror, versions: new Map(mirror.versions).set(section, version + 1) }
}

function versionsOf(sections: readonly Pick<Section, 'id' | 'version'>[]): Map<number, number> {
  return new Map(sections.map(({ id, version }) => [id, version]))
}
