import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { terminalError } from '#server/commands/terminal-text.ts'
import { originalPath } from '#server/media/media-store.ts'
import { fsyncPath } from './fsync-path.ts'

const MANIFEST = 'backup.json'

/** The manifest is written last: a folder without it is not a backup. */
const manifestSchema = z.object({
  /** 2 for encrypted files, so that older versions do not report them as damaged. */
  format: z.literal([1, 2]),
  /** The age recipient: a public key. */
  recipient: z.string().optional(),
  /** Version of the program that wrote it. */
  program: z.string(),
  made_at: z.iso.datetime(),
  dialect: z.enum(['sqlite', 'postgres']),
  database: z.string().regex(/^\w+(\.\w+)*$/),
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  /** `sealed`: SHA-256 of the encrypted file; `sha256` and `bytes` are of its content. */
  media: z.array(z.object({ path: originalPath, bytes: z.int(), sha256: z.string(), sealed: z.string().optional() })),
})
export type Manifest = z.output<typeof manifestSchema>

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest), { mode: 0o600 })
  await fsyncPath(join(folder, MANIFEST))
}

/** Null without a backup; throws an Error in one line when unreadable. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw terminalError(
      `${join(folder, MANIFEST)} ist beschädigt oder von einer neueren Version`,
      `${join(folder, MANIFEST)} is damaged or from a newer version`,
    )
  }
}

export async function listBackups(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch(() => [])
  const backupFolders = entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name))
  return backupFolders.map(({ name }) => join(target, name)).toSorted((one, other) => (one < other ? 1 : -1))
}

/** As `2027-01-15T02-00-07Z`: sorts by time and is valid on every file system. */
export function backupName(createdAt: Date): string {
  return createdAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
