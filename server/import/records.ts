import { and, eq, sql } from 'drizzle-orm'
import { eventTypes } from '#content/lookup/table.ts'
import { people } from '#content/person/table.ts'
import { venues } from '#content/venue/table.ts'
import { composers, works } from '#content/work/table.ts'
import { textIn } from '#server/db/connect.ts'
import type { Deps } from '#server/services/deps.ts'
import { resourceNamed } from '#server/services/resources/all.ts'
import { createRecord } from '#server/services/resources/engine.ts'
import type { ConcertLine } from './lines.ts'

type Work = ConcertLine['programme'][number]

/** The records a production refers to, found by name or created; answers their ids. */
export async function ensureConcertRecords(deps: Deps, lines: ConcertLine[]) {
  const types = new Map<string, number>()
  const halls = new Map<string, number>()
  const titles = new Map<string, number>()
  const names = new Map<string, number>()
  // Each record may be the one that the next line needs, so they are looked up one after another.
  for (const line of lines) {
    types.set(line.type, types.get(line.type) ?? (await ensureType(deps, line.type)))
    halls.set(keyOfVenue(line), halls.get(keyOfVenue(line)) ?? (await ensureVenue(deps, line)))
  }
  const [first] = lines
  for (const work of first?.programme ?? []) titles.set(keyOfWork(work), titles.get(keyOfWork(work)) ?? (await ensureWork(deps, work)))
  for (const name of [first?.conductor ?? '', ...(first?.soloists ?? []).map((soloist) => soloist.name)]) {
    if (name !== '') names.set(name, names.get(name) ?? (await ensurePerson(deps, name)))
  }
  return {
    typeId: (type: string) => known(types, type),
    venueId: (line: ConcertLine) => known(halls, keyOfVenue(line)),
    workId: (work: Work) => known(titles, keyOfWork(work)),
    personId: (name: string) => known(names, name),
  }
}

async function ensureType(deps: Deps, name: string): Promise<number> {
  const [found] = await deps.db
    .select({ id: eventTypes.id })
    .from(eventTypes)
    .where(eq(textIn(eventTypes.name, 'en'), name))
  return found?.id ?? create(deps, resourceNamed('event-types'), { name: { de: name, en: name }, order: 100 })
}

async function ensureVenue(deps: Deps, { venue, city }: ConcertLine): Promise<number> {
  const [found] = await deps.db
    .select({ id: venues.id })
    .from(venues)
    .where(and(eq(venues.name, venue), eq(venues.city, city)))
  const google_maps = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${venue}, ${city}`)}`
  return found?.id ?? create(deps, resourceNamed('venues'), { name: venue, city, google_maps, slug_de: '', slug_en: '', is_online: true })
}

async function ensureWork(deps: Deps, { composer, title }: Work): Promise<number> {
  const composer_id = await ensureComposer(deps, composer)
  const [found] = await deps.db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.composer_id, composer_id), eq(sql`${works.title}->>'en'`, title)))
  return found?.id ?? create(deps, resourceNamed('works'), { composer_id, title: { de: '', en: title }, movements: [] })
}

/** The source writes „Mahler, Gustav“. */
async function ensureComposer(deps: Deps, written: string): Promise<number> {
  const [last = written, ...rest] = written.split(',').map((part) => part.trim())
  const name = [...rest, last].join(' ').trim()
  const [found] = await deps.db.select({ id: composers.id }).from(composers).where(eq(composers.name, name))
  return found?.id ?? create(deps, resourceNamed('composers'), { name, sort_name: written })
}

async function ensurePerson(deps: Deps, name: string): Promise<number> {
  const words = name.split(' ')
  const last_name = words.at(-1) ?? name
  const first_name = words.slice(0, -1).join(' ')
  const [found] = await deps.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.last_name, last_name), eq(people.first_name, first_name)))
  return found?.id ?? create(deps, resourceNamed('people'), { first_name, last_name, slug_de: '', slug_en: '', is_soloist: true, instruments: [], order: 1000 })
}

async function create(deps: Deps, resource: Parameters<typeof createRecord>[1], body: Record<string, unknown>): Promise<number> {
  return Number((await createRecord(deps, resource, body)).id)
}

function keyOfVenue({ venue, city }: ConcertLine): string {
  return `${venue}\n${city}`
}

function keyOfWork({ composer, title }: Work): string {
  return `${composer}\n${title}`
}

function known(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`no record for ${key}`)
  return id
}
