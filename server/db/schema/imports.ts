import type { ImportChoices, ImportRunState } from '#contract/admin/resources/import.ts'
import type { Undo } from '#contract/admin/resources/undo.ts'
import type { ResourceName } from '#model/define-type.ts'
import { id, index, integer, json, primaryKey, table, text, timestamp } from '../columns.ts'
import { user } from './accounts.ts'

/** Applied imports. No foreign key to the account: a run outlives it. */
export const importRuns = table(
  'import_runs',
  {
    id: id(),
    at: timestamp().notNull(),
    user_name: text().notNull(),
    resource: text().notNull().$type<ResourceName>(),
    file: text().notNull(),
    state: text().notNull().$type<ImportRunState>(),
    total: integer().notNull(),
    finished: integer().notNull(),
    wrong: integer().notNull(),
    /** The last write; an old one means that the process has ended. */
    seen_at: timestamp().notNull(),
  },
  (t) => [index('import_runs_resource').on(t.resource, t.at), index('import_runs_at').on(t.at)],
)

/** The undo of a run, in the order of its writes. */
export const importRunSteps = table(
  'import_run_steps',
  {
    id: id(),
    run_id: integer()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    resource: text().notNull().$type<ResourceName>(),
    undo: json<Undo>(),
  },
  (t) => [index('import_run_steps_run').on(t.run_id, t.id)],
)

/** How an account read files with these headings. */
export const importChoices = table(
  'import_choices',
  {
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    resource: text().notNull().$type<ResourceName>(),
    /** Hash of the headings. */
    shape: text().notNull(),
    choices: json<ImportChoices>(),
    used_at: timestamp().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.resource, t.shape] }),
    index('import_choices_used').on(t.user_id, t.used_at),
  ],
)
