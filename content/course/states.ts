/** What the school says of the places in a group; `unsaid` says nothing. */
export const vacancyStates = ['unsaid', 'free', 'few', 'waiting_list', 'starting', 'suspended'] as const
export type Vacancies = (typeof vacancyStates)[number]

/** What a card says of all groups of a course: the best that is to be had; nothing where one of them may have places unsaid. */
export function bestVacancy(groups: readonly Vacancies[]): Vacancies {
  const first = (['free', 'few', 'unsaid', 'starting', 'waiting_list', 'suspended'] as const).find((state) =>
    groups.includes(state),
  )
  return first ?? 'unsaid'
}
