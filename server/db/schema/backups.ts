import { index, integer, table, text, timestamp } from '../columns.ts'

/** What came of the last backups. Of each: whether it was restored into a scratch place and found to be the same. */
export const backups = table(
  'backups',
  {
    /** The name of its folder, the same as the time it was begun. */
    name: text().primaryKey(),
    ended_at: timestamp().notNull(),
    result: text().notNull().$type<'restored' | 'untried' | 'failed'>(),
    /** Why it could not be written, or not be tried; in the words of the system. */
    problem: text().notNull().default(''),
    rows: integer().notNull(),
    media: integer().notNull(),
  },
  (t) => [index('backups_result').on(t.result, t.ended_at), index('backups_ended').on(t.ended_at)],
)
