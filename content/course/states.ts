/** Vacancies of a group; `unsaid`: not stated. */
export const vacancyStates = ['unsaid', 'free', 'few', 'waiting_list', 'starting', 'suspended'] as const
export type Vacancies = (typeof vacancyStates)[number]

/** The best state of all groups of a course; `unsaid` if one of the groups does not state it. */
export function bestVacancy(groups: readonly Vacancies[]): Vacancies {
  const first = (['free', 'few', 'unsaid', 'starting', 'waiting_list', 'suspended'] as const).find((state) =>
    groups.includes(state),
  )
  return first ?? 'unsaid'
}

/** So many free places are few. */
const FEW_PLACES = 2

/**
 * Vacancies of a group of a course whose places are counted; `free` is null where they are not. A group that is
 * suspended or starts anew keeps what it states.
 */
export function countedVacancies(stated: Vacancies, free: number | null): Vacancies {
  if (free === null || stated === 'suspended' || stated === 'starting') return stated
  if (free <= 0) return 'waiting_list'
  return free <= FEW_PLACES ? 'few' : 'free'
}
