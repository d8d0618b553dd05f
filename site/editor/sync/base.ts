import type { ModuleRecord, Section } from '#contract/sections.ts'
import { type Doc, modulesOf } from '../state/document.ts'
import { isSame, ownContent } from './content.ts'

type Values = Readonly<Record<string, unknown>>

/** What an id is of, as the API calls it: a section is a container there. */
export type Model = 'container' | 'module'

/** What the server is known to hold, by the document's ids. */
export type Base = {
  /** The server's ids of what was made here. It counts sections and modules each for themselves, so a section and a module may have the same. */
  ids: Readonly<Record<Model, ReadonlyMap<number, number>>>
  /** Each module as the server last answered it, without its items. */
  confirmed: ReadonlyMap<number, ModuleRecord>
  /** The version of each section; never newer than the server's, so that what others have moved comes to light. */
  versions: ReadonlyMap<number, number>
}

export function baseOf(sections: readonly Section[]): Base {
  const doc: Doc = { sections }
  return {
    ids: { container: new Map(), module: new Map() },
    confirmed: new Map([...modulesOf(doc)].map((record) => [record.id, record])),
    versions: versionsOf(sections),
  }
}

/** What is known here by an id of its own has another one on the server. */
export function localId({ ids }: Pick<Base, 'ids'>, model: Model, id: number): number {
  for (const [local, server] of ids[model]) if (server === id) return local
  return id
}

/** The id the server knows, or null while it knows none. */
export function serverId({ ids }: Pick<Base, 'ids'>, id: number): number | null {
  return id > 0 ? id : (ids.container.get(id) ?? ids.module.get(id) ?? null)
}

export function withId(base: Base, model: Model, { id, given }: { id: number; given: number }): Base {
  return { ...base, ids: { ...base.ids, [model]: new Map(base.ids[model]).set(id, given) } }
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
  if (Object.keys(before).every((name) => isSame(known[name], before[name]) || isSame(known[name], fields[name])))
    return base
  return withConfirmed(base, module, { ...confirmed, ...before, version })
}

/** After this window has saved a module in the other language; where anything else was saved before, that stays to be noticed. */
export function followed(base: Base, { module, from, to }: { module: number; from: number; to: number }): Base {
  const id = localId(base, 'module', module)
  const confirmed = base.confirmed.get(id)
  return confirmed?.version === from ? withConfirmed(base, id, { ...confirmed, version: to }) : base
}

/** Sections as the server has just answered them. */
export function withVersions(base: Base, answered: readonly Section[]): Base {
  const local = answered.map((section) => ({ ...section, id: localId(base, 'container', section.id) }))
  return { ...base, versions: new Map([...base.versions, ...versionsOf(local)]) }
}

/** After a write that counts a section's version on without answering it. */
export function countedOn(base: Base, section: number): Base {
  const version = base.versions.get(section)
  return version === undefined ? base : { ...base, versions: new Map(base.versions).set(section, version + 1) }
}

function versionsOf(sections: readonly Pick<Section, 'id' | 'version'>[]): Map<number, number> {
  return new Map(sections.map(({ id, version }) => [id, version]))
}
