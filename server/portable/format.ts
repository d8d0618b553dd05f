import { z } from 'zod'
import { terminalError } from '#server/commands/terminal-text.ts'
import { migrationSteps } from '#server/db/migration-steps.ts'
import { originalPath } from '#server/media/media-store.ts'

/**
 * A gzipped tar of `export.json`, each table's rows as JSON Lines, the original media, and `complete.json`, without
 * which the file is truncated.
 */
export const HEAD_ENTRY = 'export.json'
export const END_ENTRY = 'complete.json'

export const headSchema = z.object({
  format: z.literal(1),
  /** Version of the program that wrote it. */
  program: z.string(),
  made_at: z.iso.datetime(),
  /** The last migration of its rows. */
  schema: z.string(),
})
export type Head = z.output<typeof headSchema>

export const endSchema = z.object({
  rows: z.record(z.string(), z.int()),
  media: z.int(),
  /** The highest id of each table, so that none is reused. */
  last_ids: z.record(z.string(), z.int()),
})
export type End = z.output<typeof endSchema>

const entryName = z.union([
  z.literal([HEAD_ENTRY, END_ENTRY]).transform((name) => ({ is: name })),
  z
    .string()
    .regex(/^tables\/\w+\/\d+\.jsonl$/)
    .transform((name) => ({ is: 'rows' as const, table: name.split('/')[1] ?? '' })),
  z
    .string()
    .startsWith('media/')
    .transform((name) => name.slice('media/'.length))
    .pipe(originalPath)
    .transform((path) => ({ is: 'media' as const, path })),
])

/** The kind of an entry by its name; throws an Error in one line for an unknown name. */
export function parseEntryName(name: string): z.output<typeof entryName> {
  const result = entryName.safeParse(name)
  if (!result.success)
    throw terminalError(
      `${JSON.stringify(name)} gehört in keinen Export von Partitur`,
      `${JSON.stringify(name)} is not an entry of a Partitur export`,
    )
  return result.data
}

export const rowsEntry = (table: string, portion: number) => `tables/${table}/${String(portion).padStart(6, '0')}.jsonl`
export const mediaEntry = (path: string) => `media/${path}`

export function currentSchema(): string {
  return migrationSteps().at(-1)?.name ?? ''
}
