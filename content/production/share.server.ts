import { type Locale, timeZone } from '#config'
import { layOutScore } from '#contract/events/score-layout.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { parseId } from '#contract/links/urls.ts'
import { languageTag } from '#contract/locale.ts'
import { formatMonth } from '#contract/time/format-month.ts'
import { isMonth } from '#contract/time/local-time.ts'
import { isSeason, seasonForMonth } from '#contract/time/season.ts'
import type { Deps } from '#server/services/deps.ts'
import type { SharePicture } from '#server/services/urls/share-picture.ts'
import type { SharePictures } from '#server/services/urls/share-pictures.ts'
import { formatTimeOfDay } from './dates/format-date.server.ts'
import { getSeason } from './season/seasons.server.ts'
import { getEventDate } from './service.ts'
import { scheduleNames, takesPlace } from './states.ts'

export default {
  event: async (deps, { id = '' }) => {
    const number = parseId(id)
    return number === null ? null : drawDate(deps, number)
  },
  season: async (deps, { season = '' }) => (isSeason(season) ? drawSeason(deps, season) : null),
  month: async (deps, { month = '' }) => (isMonth(month) ? drawMonth(deps, month) : null),
} satisfies SharePictures

async function drawDate(deps: Deps, id: number): Promise<SharePicture> {
  const { event, date_start, venue, schedule } = await getEventDate(deps, id)
  const start = new Date(date_start)
  return {
    variant: 'orchestra',
    title: event.name,
    lines: [formatShortDay(start, deps.locale), `${formatTimeOfDay(start, deps.locale)} · ${formatVenueName(venue)}`],
    colour: event.color,
    image_id: event.image?.id ?? null,
    ...(schedule === 'scheduled' ? {} : { badge: scheduleNames[deps.locale][schedule] }),
  }
}

/** "Do 10. Dez 2026". */
function formatShortDay(moment: Date, locale: Locale): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag[locale], { ...options, timeZone }).format(moment)
  return `${format({ weekday: 'short' })} ${format({ day: 'numeric', month: 'short', year: 'numeric' })}`
}

const seasonNames: Record<Locale, { season: string; concerts: (count: number) => string }> = {
  de: { season: 'Saison', concerts: (count) => (count === 1 ? '1 Konzert' : `${count} Konzerte`) },
  en: { season: 'Season', concerts: (count) => (count === 1 ? '1 concert' : `${count} concerts`) },
}

async function drawSeason(deps: Deps, season: string): Promise<SharePicture> {
  return drawScore(
    deps,
    `${seasonNames[deps.locale].season} ${season.replace('-', '/')}`,
    await getSeason(deps, { season }),
  )
}

/** Only months of a season with dates have one; there are few. */
async function drawMonth(deps: Deps, month: string): Promise<SharePicture> {
  const dates = await getSeason(deps, { season: seasonForMonth(month), date: month })
  return drawScore(deps, formatMonth(month, deps.locale), dates)
}

type Dates = Pick<Awaited<ReturnType<typeof getSeason>>, 'results' | 'count'>

function drawScore({ locale }: Deps, title: string, { results, count }: Dates): SharePicture {
  const score = layOutScore(results)
  const colourOf = new Map(results.map((date) => [date.id, takesPlace(date) ? date.event.color : '']))
  return {
    variant: 'orchestra',
    title,
    lines: [count > 0 ? seasonNames[locale].concerts(count) : '', score?.towns.join(' · ') ?? ''],
    ...(score && {
      score: {
        lines: score.towns.length,
        notes: score.notes.map(({ id, line, across }) => ({ line, across, colour: colourOf.get(id) ?? '' })),
      },
    }),
  }
}
