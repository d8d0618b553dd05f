import { type Locale, timeZone } from '#config'
import { settingsVisibilityState } from '#model/visibility-settings.ts'
import { languageTag } from '../locale.ts'
import type { VisibilityFields } from '../page/sections.ts'

const de = {
  offline: 'Verborgen',
  since: (time: string) => `Zu sehen seit ${time} Uhr`,
  waiting: (time: string) => `Zu sehen ab ${time} Uhr`,
  until: (time: string) => `zu sehen bis ${time} Uhr`,
  andUntil: (time: string) => `bis ${time} Uhr`,
  concert: (title: string, time: string) => `zu sehen, bis „${title}“ vorbei ist (${time} Uhr)`,
  andConcert: (title: string, time: string) => `bis „${title}“ vorbei ist (${time} Uhr)`,
  anyConcert: 'zu sehen, bis das Konzert vorbei ist',
  over: (time: string) => `Nicht mehr zu sehen seit ${time} Uhr`,
  gone: 'Nicht mehr zu sehen: Das Konzert gibt es nicht mehr',
}

const en: typeof de = {
  offline: 'Hidden',
  since: (time) => `Shown since ${time}`,
  waiting: (time) => `Shown from ${time}`,
  until: (time) => `shown until ${time}`,
  andUntil: (time) => `until ${time}`,
  concert: (title, time) => `shown until “${title}” is over (${time})`,
  andConcert: (title, time) => `until “${title}” is over (${time})`,
  anyConcert: 'shown until the concert is over',
  over: (time) => `No longer shown since ${time}`,
  gone: 'No longer shown: the concert no longer exists',
}

const words: Record<Locale, typeof de> = { de, en }

export type VisibilityText = { state: ReturnType<typeof settingsVisibilityState>['is']; words: string }

/** Null when always visible. */
export function formatVisibility(
  { showing, until_date }: VisibilityFields,
  { locale, now }: { locale: Locale; now: Date },
): VisibilityText | null {
  if (!showing) return null
  const text = words[locale]
  const clock = new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const formatMoment = (time: string | Date) => clock.format(new Date(time))
  const state = settingsVisibilityState(showing, { dateEnd: until_date?.end ?? null, now })
  return { state: state.is, words: capitalise(formatSentence()) }

  function formatSentence(): string {
    if (state.is === 'offline') return text.offline
    if (state.is === 'over')
      return showing?.until_date_id && !until_date ? text.gone : text.over(formatMoment(state.until))
    const from = showing?.shown_from
    if (state.is === 'waiting')
      return [text.waiting(formatMoment(state.from)), formatEnd('and')].filter(Boolean).join(' ')
    return formatEnd('alone') || (from ? text.since(formatMoment(from)) : '')
  }

  /** The earlier of the two. */
  function formatEnd(style: 'and' | 'alone'): string {
    const [until, concert] = [showing?.shown_until, until_date]
    if (concert && (!until || concert.end <= new Date(until).toISOString()))
      return (style === 'and' ? text.andConcert : text.concert)(concert.title, formatMoment(concert.end))
    if (until) return (style === 'and' ? text.andUntil : text.until)(formatMoment(until))
    return showing?.until_date_id ? text.anyConcert : ''
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
