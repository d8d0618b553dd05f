import type { MailState } from '#server/db/schema/mails.ts'
import type { requestStates } from '../states.ts'

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
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unsure'] as const satisfies readonly MailState[]

/** Stands in a draft for what the office must fill in; a mail with it is refused. */
export const OPEN_PLACE = '[…]'
