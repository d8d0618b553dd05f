import { AppError } from '#contract/errors.ts'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { type EditorDocument, iterateModules } from '../state/document.ts'
import { isSame, ownLanguageContent } from './content.ts'

type FieldValues = Readonly<Record<string, unknown>>

/** As in the API, where a section is a container. */
export type RecordModel = 'container' | 'module'

/** The confirmed server state, by local ids. */
export type Base = {
  /**
   * Server ids of local records. Sections and modules are counted separately, so a section and a module may have the
   * same id.
   */
  ids: Readonly<Record<RecordModel, ReadonlyMap<number, number>>>
  /** Each module as last answered by the server, without its items. */
  confirmed: ReadonlyMap<number, ModuleRecord>
  /** The version of each section; never newer than the server's, so that moves by others are detected. */
  versions: ReadonlyMap<number, number>
}

export function createBase(sections: readonly Section[]): Base {
  const doc: EditorDocument = { sections }
  return {
    ids: { container: new Map(), module: new Map() },
    confirmed: new Map([...iterateModules(doc)].map((record) => [record.id, record])),
    versions: getVersions(sections),
  }
}

/** The local id of a server record. */
export function toLocalId({ ids }: Pick<Base, 'ids'>, model: RecordModel, id: number): number {
  for (const [local, server] of ids[model]) if (server === id) return local
  return id
}

/** The server's id, or null while it has none. */
export function serverId({ ids }: Pick<Base, 'ids'>, id: number): number | null {
  return id > 0 ? id : (ids.container.get(id) ?? ids.module.get(id) ?? null)
}

/** Throws for an id that the server never created: the write it depends on was refused. */
export function requireServerId(base: Base, id: number): number {
  const knownId = serverId(base, id)
  if (knownId === null) throw new AppError('not_found', { message: `the server knows no ${id}` })
  return knownId
}

export function assignServerId(
  base: Base,
  model: RecordModel,
  { id, assignedId }: { id: number; assignedId: number },
): Base {
  return { ...base, ids: { ...base.ids, [model]: new Map(base.ids[model]).set(id, assignedId) } }
}

export function confirmModule(base: Base, id: number, record: ModuleRecord): Base {
  return { ...base, confirmed: new Map(base.confirmed).set(id, record) }
}

type WrittenOver = { module: number; fields: FieldValues; version: number; before: FieldValues }

/** Text is sent with the version it was based on, so that later changes are detected. */
export function pinVersion(base: Base, { module, version, before, fields }: WrittenOver): Base {
  const confirmed = base.confirmed.get(module)
  if (!confirmed || version === 0 || confirmed.version <= version) return base
  const confirmedFields = ownLanguageContent(confirmed)
  if (
    Object.keys(before).every(
      (name) => isSame(confirmedFields[name], before[name]) || isSame(confirmedFields[name], fields[name]),
    )
  )
    return base
  return confirmModule(base, module, { ...confirmed, ...before, version })
}

/** After this window saved a module in the other language; other saves in between are still detected. */
export function followed(base: Base, { module, from, to }: { module: number; from: number; to: number }): Base {
  const id = toLocalId(base, 'module', module)
  const confirmed = base.confirmed.get(id)
  return confirmed?.version === from ? confirmModule(base, id, { ...confirmed, version: to }) : base
}

/** Updates the versions from answered sections. */
export function updateVersions(base: Base, serverSections: readonly Section[]): Base {
  const local = serverSections.map((section) => ({ ...section, id: toLocalId(base, 'container', section.id) }))
  return { ...base, versions: new Map([...base.versions, ...getVersions(local)]) }
}

/** After a write that increments a section's version without answering it. */
export function incrementVersion(base: Base, section: number): Base {
  const version = base.versions.get(section)
  return version === undefined ? base : { ...base, versions: new Map(base.versions).set(section, version + 1) }
}

function getVersions(sections: readonly Pick<Section, 'id' | 'version'>[]): Map<number, number> {
  return new Map(sections.map(({ id, version }) => [id, version]))
}
