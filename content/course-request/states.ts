export const requestKinds = ['trial', 'registration', 'waiting_list'] as const
export type RequestKind = (typeof requestKinds)[number]

export const learners = ['child', 'adult'] as const

export const requestStates = ['new', 'answered', 'placed', 'waiting', 'closed'] as const

/** Monday 1 to Saturday 6, as the school teaches. */
export const lessonDays = [1, 2, 3, 4, 5, 6] as const

export const replyKinds = ['trial', 'place', 'waiting', 'question'] as const
export type ReplyKind = (typeof replyKinds)[number]

/** The state of a request after a reply. */
export const stateAfterReply = {
  trial: 'answered',
  place: 'placed',
  waiting: 'waiting',
  question: 'answered',
} as const satisfies Record<ReplyKind, (typeof requestStates)[number]>

export const MAX_REPLY_CHARACTERS = 5000

/** Per request. */
export const MAX_REPLIES = 100

/** States of the mail queue. */
export const replyMailStates = ['waiting', 'sending', 'sent', 'failed', 'unsure'] as const

/** Stands in a draft for what the office must fill in; a mail with it is refused. */
export const OPEN_PLACE = '[…]'
