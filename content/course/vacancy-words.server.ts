import { type Locale, timeZone } from '#config'
import { dayOf } from '#contract/local-time.ts'
import { languageTag } from '#contract/locale.ts'
import { type Vacancies, vacanciesOf } from './states.ts'

type Group = { vacancies: Vacancies; first: Date }

const words: Record<Locale, Record<Exclude<Vacancies, 'starting'>, string> & { starting: (day: string) => string }> = {
  de: {
    unsaid: '',
    free: 'Plätze frei',
    few: 'Wenige Plätze frei',
    waiting_list: 'Voll – Warteliste',
    starting: (day) => `Beginnt am ${day}`,
    suspended: 'Pausiert zurzeit',
  },
  en: {
    unsaid: '',
    free: 'Places free',
    few: 'Few places left',
    waiting_list: 'Full – waiting list',
    starting: (day) => `Starts on ${day}`,
    suspended: 'Suspended for now',
  },
}

/** What holds now: of a group that has begun nothing is said any more. */
export function vacanciesAt({ vacancies, first }: Group, now: Date): Vacancies {
  return vacancies === 'starting' && first <= now ? 'unsaid' : vacancies
}

/**
 * What is said of the places of one or several groups; of several the best that is to be had. Said by the server, so that
 * cards carry the words of one state and not of all.
 */
export function vacanciesNote(groups: readonly Group[], { locale, now }: { locale: Locale; now: Date }): string {
  const state = vacanciesOf(groups.map((group) => vacanciesAt(group, now)))
  if (state !== 'starting') return words[locale][state]
  const starts = groups.filter((group) => vacanciesAt(group, now) === 'starting').map(({ first }) => first.getTime())
  return words[locale].starting(dayInWords(new Date(Math.min(...starts)), { locale, now }))
}

/** With its year where that is not this one. */
function dayInWords(day: Date, { locale, now }: { locale: Locale; now: Date }): string {
  const isThisYear = dayOf(day).slice(0, 4) === dayOf(now).slice(0, 4)
  return new Intl.DateTimeFormat(languageTag[locale], { timeZone, day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) }).format(day)
}
