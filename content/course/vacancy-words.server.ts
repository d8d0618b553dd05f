import type { Locale } from '#config'
import type { Vacancies } from './states.ts'

/** Said by the server, so that cards carry the words of one state and not of all. */
export const vacancyWords: Record<Locale, Record<Vacancies, string>> = {
  de: {
    unsaid: '',
    free: 'Plätze frei',
    few: 'Wenige Plätze frei',
    waiting_list: 'Voll – Warteliste',
    starting: 'Beginnt neu',
    suspended: 'Pausiert zurzeit',
  },
  en: {
    unsaid: '',
    free: 'Places free',
    few: 'Few places left',
    waiting_list: 'Full – waiting list',
    starting: 'Starts anew',
    suspended: 'Suspended for now',
  },
}
