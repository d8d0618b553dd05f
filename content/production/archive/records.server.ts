import { and, eq, or, sql } from 'drizzle-orm'
import { localisedTextSql } from '#server/db/connect.ts'
import type { Deps } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { insertRecord } from '#server/services/resources/insert-records.ts'
import { eventTypes } from '../../lookup/table.ts'
import { people } from '../../person/table.ts'
import { venues } from '../../venue/table.ts'
import { composers, works } from '../../work/table.ts'
import type { ArchiveLine } from './parse-archive.server.ts'

type Work = ArchiveLine['programme'][number]

/** Record ids by name; `fresh` are those of the open transaction. */
export type ResolvedIds = { lasting: Map<string, number>; fresh: Map<string, number> }

export async function ensureArchiveRecords(deps: Deps, lines: ArchiveLine[], resolved: ResolvedIds) {
  const [first] = lines
  const names = [
    first?.conductor ?? '',
    ...[...(first?.soloists ?? []), ...(first?.performers ?? [])].map(({ name }) => name),
  ].filter((name) => name !== '')
  // Sequential: a line may need a record created by an earlier one.
  for (const line of lines) {
    await ensure(resolved, keys.type(line.type), () => ensureType(deps, line.type))
    await ensure(resolved, keys.venue(line), () => ensureVenue(deps, line))
  }
  for (const work of first?.programme ?? [])
    await ensure(resolved, keys.work(work), () => ensureWork(deps, work, resolved))
  const groups = new Set((first?.performers ?? []).flatMap(({ name, part }) => (groupParts.has(part) ? [name] : [])))
  for (const name of names) await ensure(resolved, keys.person(name), () => ensurePerson(deps, name, groups.has(name)))
  return {
    typeId: (type: string) => getId(resolved, keys.type(type)),
    venueId: (line: ArchiveLine) => getId(resolved, keys.venue(line)),
    workId: (work: Work) => getId(resolved, keys.work(work)),
    personId: (name: string) => getId(resolved, keys.person(name)),
  }
}

const keys = {
  type: (type: string) => `type\n${type}`,
  venue: ({ venue, city }: ArchiveLine) => `venue\n${venue}\n${city}`,
  work: ({ composer, title }: Work) => `work\n${composer}\n${title}`,
  composer: (fullName: string) => `composer\n${fullName}`,
  person: (name: string) => `person\n${name}`,
}

async function ensure(
  { lasting, fresh }: ResolvedIds,
  key: string,
  findOrCreate: () => Promise<number>,
): Promise<number> {
  const id = lasting.get(key) ?? fresh.get(key) ?? (await findOrCreate())
  if (!lasting.has(key)) fresh.set(key, id)
  return id
}

function getId({ lasting, fresh }: ResolvedIds, key: string): number {
  const id = lasting.get(key) ?? fresh.get(key)
  if (id === undefined) throw new Error(`no record for ${key}`)
  return id
}

async function ensureType(deps: Deps, name: string): Promise<number> {
  const [row] = await deps.db
    .select({ id: eventTypes.id })
    .from(eventTypes)
    .where(eq(localisedTextSql(eventTypes.name, 'en'), name))
  return row?.id ?? insertRecord(deps, requireResource('event-types'), { name: { de: name, en: name }, order: 100 })
}

async function ensureVenue(deps: Deps, { venue, city }: ArchiveLine): Promise<number> {
  const [row] = await deps.db
    .select({ id: venues.id })
    .from(venues)
    .where(and(eq(venues.name, venue), eq(venues.city, city)))
  const google_maps = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${venue}, ${city}`)}`
  return (
    row?.id ??
    insertRecord(deps, requireResource('venues'), {
      name: venue,
      city,
      google_maps,
      slug_de: '',
      slug_en: '',
      is_online: true,
    })
  )
}

async function ensureWork(deps: Deps, { composer, title }: Work, resolved: ResolvedIds): Promise<number> {
  const composer_id = await ensure(resolved, keys.composer(composer), () => ensureComposer(deps, composer))
  const [row] = await deps.db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.composer_id, composer_id), eq(sql`${works.title}->>'en'`, title)))
  return (
    row?.id ??
    insertRecord(deps, requireResource('works'), { composer_id, title: { de: '', en: title }, movements: [] })
  )
}

/** The source writes “Mahler, Gustav”. */
async function ensureComposer(deps: Deps, fullName: string): Promise<number> {
  const [last = fullName, ...givenNames] = fullName.split(',').map((part) => part.trim())
  const name = [...givenNames, last].join(' ').trim()
  const [row] = await deps.db
    .select({ id: composers.id })
    .from(composers)
    .where(
      or(
        eq(composers.name, name),
        eq(composers.name_en, name),
        sql`cast(${composers.spellings} as text) like ${`%${JSON.stringify(name)}%`}`,
      ),
    )
    .orderBy(composers.id)
    .limit(1)
  return row?.id ?? insertRecord(deps, requireResource('composers'), { name, sort_name: fullName })
}

const groupParts = new Set<string>(['choir', 'orchestra', 'ensemble'])

async function ensurePerson(deps: Deps, name: string, isGroup: boolean): Promise<number> {
  const nameParts = isGroup ? [name] : name.split(' ')
  const last_name = nameParts.at(-1) ?? name
  const first_name = nameParts.slice(0, -1).join(' ')
  const [row] = await deps.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.last_name, last_name), eq(people.first_name, first_name)))
  return (
    row?.id ??
    insertRecord(deps, requireResource('people'), {
      first_name,
      last_name,
      slug_de: '',
      slug_en: '',
      is_soloist: !isGroup,
      is_group: isGroup,
      has_page: false,
      instruments: [],
      order: 1000,
    })
  )
}
