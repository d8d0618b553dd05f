import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { originalPath } from '#server/media/media-store.ts'
import { terminalText } from '#server/terminal-text.ts'
import { fsyncPath } from './fsync-path.ts'

const MANIFEST = 'backup.json'

/** What a backup holds, written last: a folder without it is no backup. */
const manifestSchema = z.object({
  /** 2 when its files are encrypted, which a program that knows 1 alone must not take for damage. */
  format: z.literal([1, 2]),
  /** To whom the files are encrypted (age): a public key, whose identity opens them. */
  recipient: z.string().optional(),
  /** Version of the program that wrote it. */
  program: z.string(),
  made_at: z.iso.datetime(),
  dialect: z.enum(['sqlite', 'postgres']),
  database: z.string().regex(/^\w+(\.\w+)*$/),
  tables: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  /** `sealed` is the SHA-256 of the encrypted file, `sha256` and `bytes` are of what stands in it. */
  media: z.array(z.object({ path: originalPath, bytes: z.int(), sha256: z.string(), sealed: z.string().optional() })),
})
export type Manifest = z.output<typeof manifestSchema>

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest), { mode: 0o600 })
  await fsyncPath(join(folder, MANIFEST))
}

/** Null where there is no backup; throws an Error in one line when it cannot be read. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new Error(
      terminalText(
        `${join(folder, MANIFEST)} ist beschädigt oder von einem neueren Programm`,
        `${join(folder, MANIFEST)} is damaged, or of a newer program`,
      ),
    )
  }
}

/** The folders of whole backups in `target`, the newest first. */
export async function listBackups(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch(() => [])
  const named = entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name))
  return named.map(({ name }) => join(target, name)).toSorted((one, other) => (one < other ? 1 : -1))
}

/** As `2027-01-15T02-00-07Z`: sorts by time, and every file system takes it. */
export function backupName(made: Date): string {
  return made
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/
