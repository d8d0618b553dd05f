import sharp from 'sharp'
import { barrierReportSchema, saveReport } from '#content/barrier/routes.server.ts'
import { requestSchema } from '#content/course-request/endpoints.ts'
import { submitCourseRequest } from '#content/course-request/service.ts'
import { storeImage } from '#content/image/upload.server.ts'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { addDays } from '#contract/time/local-time.ts'
import type { ResourceName } from '#model/define-type.ts'
import { findContentType } from '#model/types.ts'
import type { Deps } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { createRecord, getRecord } from '#server/services/resources/engine.ts'

const text = (de: string, en = de) => ({ de, en })

/** A record with defaults for missing fields; answers its id. */
export async function create(deps: Deps, name: ResourceName, body: Record<string, unknown> = {}): Promise<number> {
  // Created by a visitors' form.
  if (name === 'barrier-reports')
    return saveReport(deps, barrierReportSchema.parse({ text: 'Das geht nicht.', ...body }))
  if (name === 'course-requests') return createRequest(deps, body)
  const record = await createRecord(
    deps,
    requireResource(name),
    resourceBodies[name].parse({ ...(await defaults(deps, name, body)), ...body }),
  )
  return Number(record.id)
}

/** As a visitor's form creates it, with staff notes. */
async function createRequest(deps: Deps, body: Record<string, unknown>): Promise<number> {
  const input = requestSchema.parse({
    kind: 'trial',
    learner: 'adult',
    subject: 'advice',
    name: 'Mara Vogt',
    phone: '07121 1',
    consent: true,
    ticket: '',
    ...body,
  })
  const { id } = await submitCourseRequest(deps, {
    request: input,
    isSuspected: false,
    nonce: crypto.randomUUID(),
    mailer: null,
    origin: '',
  })
  return id
}

async function defaults(
  deps: Deps,
  name: ResourceName,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const requireId = async (field: string, resource: ResourceName) => input[field] ?? (await create(deps, resource))
  switch (name) {
    case 'instruments':
      return { name: text('Oboe', 'Oboe'), group_id: await requireId('group_id', 'instrument-groups') }
    case 'colors':
      return { key: `k${crypto.randomUUID()}`, name: text('Rot', 'Red'), value: '#aa2200' }
    case 'faq':
      return { question: text('Frage?', 'Question?'), answer: text('<p>Antwort</p>', '<p>Answer</p>') }
    case 'heroes':
    case 'teasers':
      return { variant: 'orchestra', headline: text('Schlagzeile', 'Headline') }
    case 'venues':
      return { name: 'Stadthalle', city: 'Hohenwang' }
    case 'composers':
      return { name: 'Clara Schumann', sort_name: 'Schumann, Clara' }
    case 'works':
      return { title: text('Klaviertrio', 'Piano trio'), composer_id: await requireId('composer_id', 'composers') }
    case 'people':
      return { first_name: 'Mara', last_name: 'Vogt', is_soloist: true }
    case 'productions':
      return { name: text('Aufbruch', 'Setting out'), type_id: await requireId('type_id', 'event-types') }
    case 'price-lists':
      return { name: 'Große Halle', categories: [{ name: text('Kategorie A', 'Category A'), price: 3000 }] }
    case 'event-dates':
      return {
        production_id: await requireId('production_id', 'productions'),
        venue_id: await requireId('venue_id', 'venues'),
        date_start: '2027-02-01T18:30:00Z',
        date_end: '2027-02-01T20:30:00Z',
      }
    case 'courses':
      return {
        name: text('Oboe von Anfang an', 'Oboe from the start'),
        parent_group_id: await requireId('parent_group_id', 'parent-groups'),
      }
    case 'news':
      return { title: text('Neue Saison', 'New season'), date: '2027-01-01T09:00:00Z' }
    case 'pages':
      return { title: text('Orchester', 'Orchestra') }
    case 'press-pictures':
      return {
        caption: text('Probe', 'Rehearsal'),
        licence: text('Frei', 'Free'),
        image_id: input.image_id ?? (await createImage(deps)),
      }
    case 'synonyms':
      return { words: 'Cello, Violoncello' }
    case 'closed-days':
      return { name: text('Herbstferien', 'Autumn half-term'), ...uniqueFields(name) }
    case 'redirects':
      return { old_path: `/de/alt-${crypto.randomUUID()}`, new_path: 'https://weiter.example/' }
    default:
      return { name: text('Eintrag', 'Entry') }
  }
}

/** A picture of one colour; another colour is another picture. */
export async function createImage(
  deps: Deps,
  { color = '#c0392b', width = 1600, height = 1000, credit = 'Haus' } = {},
): Promise<number> {
  const { id } = await storeImage(deps, {
    bytes: await pictureOf({ color, width, height }),
    title: 'Bild',
    alt: text('Ein Bild', 'A picture'),
    decorative: false,
    credit,
  })
  return id
}

export function pictureOf({ color = '#c0392b', width = 1600, height = 1000 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
}

/** A production with one date, coming by default; answers the date's id. */
export async function createDate(
  deps: Deps,
  {
    start = '2027-02-01T18:30:00Z',
    production = {},
    ...date
  }: { start?: string; production?: Record<string, unknown>; [field: string]: unknown } = {},
) {
  const end = new Date(Date.parse(start) + 2 * 60 * 60 * 1000).toISOString()
  const venue_id = date.venue_id ?? (await create(deps, 'venues'))
  const productionId = await create(deps, 'productions', {
    ...production,
    dates: [{ date_start: start, date_end: end, ...date, venue_id }],
  })
  const { dates } = (await getRecord(deps, requireResource('productions'), productionId)) as { dates: { id: number }[] }
  return { id: dates[0]?.id ?? 0, productionId, venueId: Number(venue_id) }
}

let closedDaysMade = 0

/** New values for unique fields of a resource. */
export function uniqueFields(name: ResourceName): Record<string, unknown> {
  if (name === 'pages') return { slug_de: crypto.randomUUID(), slug_en: crypto.randomUUID() }
  if (name === 'colors') return { key: crypto.randomUUID() }
  // A period can be stored once only.
  if (name === 'closed-days') return { first_day: addDays('2060-01-01', closedDaysMade++), last_day: '' }
  // The categories of a new list are new.
  if (name === 'price-lists') return { categories: [{ name: text('Kategorie A', 'Category A'), price: 3000 }] }
  return name === 'redirects' ? { old_path: `/de/${crypto.randomUUID()}`, new_path: '/de/haus' } : {}
}

/** A change of its name. */
export function changeOf(name: ResourceName): Record<string, unknown> {
  if (name === 'barrier-reports' || name === 'course-requests') return { note: 'Bedankt' }
  if (name === 'event-dates') return { status: 'cancelled' }
  const [field = ''] = findContentType(name)?.title ?? []
  if (name === 'redirects') return { [field]: `/de/${crypto.randomUUID()}` }
  return {
    [field]: resourceBodies[name].shape[field]?.safeParse('Ganz anders').success
      ? 'Ganz anders'
      : { de: 'Ganz anders', en: 'Quite different' },
  }
}
