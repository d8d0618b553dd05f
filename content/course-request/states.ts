export const requestKinds = ['trial', 'registration', 'waiting_list'] as const
export type RequestKind = (typeof requestKinds)[number]

export const learners = ['child', 'adult'] as const

export const requestStates = ['new', 'answered', 'placed', 'waiting', 'closed'] as const

/** Monday 1 to Saturday 6, as the school teaches. */
export const lessonDays = [1, 2, 3, 4, 5, 6] as const
