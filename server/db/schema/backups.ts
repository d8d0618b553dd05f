import { index, integer, table, text, timestamp } from '../columns.ts'

/** Results of the last backups, and whether each was verified. */
export const backups = table(
  'backups',
  {
    /** The folder name, which is the start time. */
    name: text().primaryKey(),
    ended_at: timestamp().notNull(),
    result: text().notNull().$type<'restored' | 'untried' | 'failed'>(),
    /** Why it failed or was not verified; the system's error text. */
    problem: text().notNull().default(''),
    rows: integer().notNull(),
    media: integer().notNull(),
  },
  (t) => [index('backups_result').on(t.result, t.ended_at), index('backups_ended').on(t.ended_at)],
)
