import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/browser/site.ts'

const DAY = 24 * 3_600_000
const MOVED_BY = DAY + 30 * 60_000

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

test('a moved date has its new time everywhere at the next request', async () => {
  const editor = await site.session()
  const date = await someDate()
  const [start, end] = [date.date_start, date.date_end].map((time) =>
    new Date(Date.parse(time) + MOVED_BY).toISOString(),
  )
  const local = new Date(start ?? '').toLocaleTimeString('de', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  })
  const day = new Date(start ?? '').toLocaleDateString('de', {
    timeZone: 'Europe/Berlin',
    day: 'numeric',
    month: 'long',
  })
  const utc = (start ?? '').replace(/[-:]|\.\d+/g, '')
  const textsByPath: Record<string, (string | RegExp)[]> = {
    [date.url]: [
      new RegExp(`"startDate":"[^"]*T${local}:00`),
      'EventRescheduled',
      '"previousStartDate"',
      new RegExp(`${local}\\s?Uhr`),
    ],
    [`/api/event-dates/${date.id}/`]: [`"date_start":"${start}"`],
    [`/api/event-dates/?venue=${date.venue.id}`]: [`"date_start":"${start}"`],
    [`/de?venue=${date.venue.id}`]: [`${start}`],
    [`/en?venue=${date.venue.id}`]: [`${start}`],
    [seasonOf(date.date_start)]: [`${start}`],
    [`/de/druck/abend/${date.id}`]: [new RegExp(day.replace(' ', '\\s'))],
    [`/de/kalender.ics?venue=${date.venue.id}`]: [`DTSTART:${utc}`, 'SEQUENCE:1'],
    [`${date.url}.ics`]: [`DTSTART:${utc}`, 'SEQUENCE:1'],
    [`/api/search/?${new URLSearchParams({ q: date.event.name, kind: 'events' })}`]: [`${start}`],
  }
  const findTexts = async (path: string, texts: (string | RegExp)[]) => {
    const text = await read(path)
    return texts.filter((word) => (typeof word === 'string' ? text.includes(word) : word.test(text)))
  }
  for (const [path, texts] of Object.entries(textsByPath))
    expect(await findTexts(path, texts), `${path} before`).toEqual([])

  const movedAt = new Date().toISOString().slice(0, 19)
  const body = { date_start: start, date_end: end, status: 'moved' }
  expect((await editor.call('PATCH', `/api/admin/event-dates/${date.id}/`, body)).status).toBe(200)

  for (const [path, texts] of Object.entries(textsByPath)) expect(await findTexts(path, texts), path).toEqual(texts)
  const entry = (await read('/sitemap.xml')).split('<url>').find((each) => each.includes(`${date.url}<`)) ?? ''
  expect(/<lastmod>([^<]*)/.exec(entry)?.[1]?.slice(0, 19).localeCompare(movedAt)).toBeGreaterThanOrEqual(0)
  const poster = await fetch(site.url + date.poster, { redirect: 'manual' })
  expect([poster.status, poster.headers.get('location')]).toEqual([302, date.url])
})

test('a concert cancelled today comes first on the home page', async () => {
  const editor = await site.session()
  const [date] = (await upcomingDates()).toReversed()
  if (!date) throw new Error('the demo has dates that come')
  const [start, end] = [2, 4].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  const expectedTexts = {
    de: ['aria-label="Heute: ', 'Entfällt', 'Die Solistin ist krank'],
    en: ['aria-label="Today: ', 'Cancelled', 'The soloist is ill'],
  }
  const findTexts = async (locale: 'de' | 'en') => {
    const html = await read(`/${locale}`)
    const opening = html.slice(html.indexOf('<main'), html.indexOf('id="konzerte"'))
    return expectedTexts[locale].filter((text) => opening.includes(text))
  }
  expect([await findTexts('de'), await findTexts('en')]).toEqual([[], []])
  const status_note = { de: 'Die Solistin ist krank', en: 'The soloist is ill' }
  const body = { date_start: start, date_end: end, status: 'cancelled', status_note }
  expect((await editor.call('PATCH', `/api/admin/event-dates/${date.id}/`, body)).status).toBe(200)
  expect([await findTexts('de'), await findTexts('en')]).toEqual([expectedTexts.de, expectedTexts.en])
})

type ListedDate = {
  other_dates: { date_start: string }[]
  id: number
  url: string
  date_start: string
  date_end: string
  status: string
  poster: string
  venue: { id: number }
  event: { name: string }
}

/** The next date of its production even after it has moved: search results name the next date. */
async function someDate(): Promise<ListedDate> {
  const results = await upcomingDates()
  const isFar = (from: string) => (candidate: { date_start: string }) => {
    const start = Date.parse(candidate.date_start)
    return start < Date.now() || start > Date.parse(from) + 2 * MOVED_BY
  }
  const date = results.find(
    ({ status, date_start, other_dates }) => status === 'scheduled' && other_dates.every(isFar(date_start)),
  )
  if (!date) throw new Error('no date of the demo is the next of its production')
  return date
}

async function upcomingDates(): Promise<ListedDate[]> {
  const response = await fetch(`${site.url}/api/event-dates/`, { headers: { 'accept-language': 'de' } })
  return ((await response.json()) as { results: ListedDate[] }).results
}

/** A season runs from August to July. */
function seasonOf(start: string): string {
  const [year = 0, month = 0] = start.split('-').map(Number)
  const first = month >= 8 ? year : year - 1
  return `/de/saison/${first}-${String(first + 1).slice(2)}`
}

async function read(path: string): Promise<string> {
  const response = await fetch(site.url + path, { headers: { 'accept-language': 'de' } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}
