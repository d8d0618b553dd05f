import { id, index, integer, table, text, timestamp, uniqueIndex } from '../columns.ts'

/** `unsure`: whoever sent it went away in between, so that it may have arrived. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure'

/** Mails that are to go out and, for a month, that they did. Nothing that is shown to visitors is made from them. */
export const mails = table(
  'mails',
  {
    id: id(),
    /** Of the mail that is meant: a second one with the same key is the same mail. */
    key: text().notNull(),
    /** The letter, sealed with the house's secret; empty once it is settled. */
    sealed: text().notNull(),
    state: text().notNull().$type<MailState>().default('waiting'),
    attempts: integer().notNull().default(0),
    created_at: timestamp().notNull(),
    /** While it waits: not before; while it is sent: whoever sends it has gone away after; else since when it is settled. */
    due_at: timestamp().notNull(),
  },
  (t) => [uniqueIndex('mails_key').on(t.key), index('mails_due').on(t.state, t.due_at)],
)
