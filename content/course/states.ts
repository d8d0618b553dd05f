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
