import { type Locale, timeZone } from '#config'
import { toDay } from '../time/local-time.ts'

/** How long a change can be undone before notices are mailed. */
export const DATE_UNDO_MINUTES = 10

/** `start` in ISO 8601. */
export type StartAndHall = { start: string; hall: string }

/** The readers of such texts, each with its own wording. */
export const audiences = ['tickets', 'newsletter', 'door'] as const
export type Audience = (typeof audiences)[number]

/** A change with earlier and current start and hall, the state and the sentence for visitors. */
export type AnnouncedChange = {
  title: string
  before: StartAndHall
  after: StartAndHall
  status: string
  note: string
  url: string
}

export function formatDateChange(
  audience: Audience,
  { title, before, after, status, note, url }: AnnouncedChange,
  locale: Locale,
): string {
  const format = (plan: StartAndHall) => formatStartAndHall(plan, locale)
  const was = format(before)
  const is = format(after)
  const now = locale === 'de' ? 'neu' : 'now'
  const plan = was === is ? [was] : [`${locale === 'de' ? 'bisher' : 'before'}: ${was}`, `${now}: ${is}`]
  switch (audience) {
    case 'tickets':
      return [`${status.toUpperCase()}: ${title}`, ...plan, ...(note ? ['', note] : []), '', url].join('\n')
    case 'newsletter':
      return [`${title}: ${status}`, '', ...(note ? [note] : plan), '', url].join('\n')
    case 'door':
      return [title, status, '', ...(note ? [note] : []), ...(was === is ? [] : [`${now}: ${is}`])].join('\n').trim()
  }
}

/** `Donnerstag, 3.\u00a0Dezember 2026, 19:30\u00a0Uhr, Kursaal`. */
export function formatStartAndHall(plan: StartAndHall, locale: Locale): string {
  return `${formatDay(plan, locale)}, ${formatTime(plan, locale)}${locale === 'de' ? '\u00a0Uhr' : ''}, ${plan.hall}`
}

/** `Donnerstag, 3.\u00a0Dezember 2026`, `3 December 2026`. */
export function formatDay({ start }: Pick<StartAndHall, 'start'>, locale: Locale): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const day = new Date(toDay(new Date(start)))
  if (locale === 'en') return new Intl.DateTimeFormat('en-GB', options).format(day)
  return new Intl.DateTimeFormat('de-DE', { ...options, weekday: 'long' }).format(day).replace(/(\d\.) /, '$1\u00a0')
}

export function formatTime({ start }: Pick<StartAndHall, 'start'>, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(start))
}
