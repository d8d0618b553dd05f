import type { Locale } from '#config'
import { dayText, type Plan, timeText } from './changes.ts'

/** Who is told, each in the words they need. */
export const audiences = ['tickets', 'newsletter', 'door'] as const
export type Audience = (typeof audiences)[number]

/** A change as it is told: the concert, what it was and is now, its state in a word and the sentence that visitors read. */
export type Told = { title: string; before: Plan; after: Plan; status: string; note: string; url: string }

/** Ready to be copied, in lines. */
export function textFor(audience: Audience, { title, before, after, status, note, url }: Told, locale: Locale): string {
  const when = (plan: Plan) => `${dayText(plan, locale)}, ${timeText(plan, locale)}${locale === 'de' ? '\u00a0Uhr' : ''}, ${plan.hall}`
  const was = when(before)
  const is = when(after)
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
