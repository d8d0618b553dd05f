import { id, index, integer, table, text, timestamp, uniqueIndex } from '../columns.ts'

/** `unsure`: the sender stopped in between, so it may have arrived. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure'

/** Outgoing mails, and sent ones for a month. Not shown to visitors. */
export const mails = table(
  'mails',
  {
    id: id(),
    /** A second mail with the same key is not queued. */
    key: text().notNull(),
    /** The mail, encrypted with the installation's secret; empty once done. */
    sealed: text().notNull(),
    state: text().notNull().$type<MailState>().default('waiting'),
    attempts: integer().notNull().default(0),
    created_at: timestamp().notNull(),
    /** While waiting: not before; while sending: the end of the lease; else when it was done. */
    due_at: timestamp().notNull(),
  },
  (t) => [uniqueIndex('mails_key').on(t.key), index('mails_due').on(t.state, t.due_at)],
)
