import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listOriginals, type MediaStore } from '../media/media-store.ts'
import { deleteMovedMedia, moveMedia } from '../media/move-media.ts'
import { openMedia } from '../media/open-media.ts'
import { printLine } from './open.ts'
import { refuse, terminalError, terminalText } from './terminal-text.ts'

const USAGE = 'npm start -- media move --to s3://BUCKET/FOLDER|FOLDER [--from …] [--delete-source] [--dry-run]'
const TELL_EVERY = 100
const MB = 1024 * 1024

/** `media move`: copies media from MEDIA_URL or `--from` and verifies them. Can be resumed. See `--delete-source`. */
export async function runMedia([task, ...args]: string[]): Promise<void> {
  const options = task === 'move' ? readOptions(args) : null
  if (!options) return refuse(`${terminalText('Aufruf', 'Usage')}: ${USAGE}`)
  const { to: target, from: source, isDry, deletesSource } = options
  try {
    const [from, to] = [openMedia(source), openMedia(target)]
    await move({ from, to, isDry, deletesSource })
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    refuse([
      `Nicht verlegt: ${reason}. Gelöscht wurde nichts; derselbe Befehl macht weiter, wo dieser aufhörte.`,
      `Not moved: ${reason}. Nothing was deleted; the same command continues where this one stopped.`,
    ])
  }
}

async function move({
  from,
  to,
  isDry,
  deletesSource,
}: {
  from: MediaStore
  to: MediaStore
  isDry: boolean
  deletesSource: boolean
}): Promise<void> {
  if (from.displayName === to.displayName)
    throw terminalError(`sie liegen schon in ${to.displayName}`, `they are in ${to.displayName} already`)
  const originals = await listOriginals(from)
  const bytes = originals.reduce((sum, each) => sum + each.bytes, 0)
  printLine([
    `media: ${originals.length} Originale, ${Math.ceil(bytes / MB)} MB, von ${from.displayName} nach ${to.displayName}`,
    `media: ${originals.length} originals, ${Math.ceil(bytes / MB)} MB, from ${from.displayName} to ${to.displayName}`,
  ])
  printLine([
    `  Jedes wird mit SHA-256 verglichen und ${deletesSource ? 'dort gelöscht, wo es lag, wenn alle angekommen sind' : 'bleibt auch, wo es liegt'}`,
    `  each is verified by SHA-256 and ${deletesSource ? 'deleted at the source when all have arrived' : 'stays at the source'}`,
  ])
  if (originals.length === 0 && from.isLocal && !existsSync(from.displayName))
    throw terminalError(`es gibt keinen Ordner ${from.displayName}`, `there is no folder ${from.displayName}`)
  if (isDry) return
  let doneCount = 0
  const onFile = () => {
    doneCount++
    if (doneCount % TELL_EVERY === 0)
      printLine([`  ${doneCount} von ${originals.length}`, `  ${doneCount} of ${originals.length}`])
  }
  const result = await moveMedia({ from, to }, { onFile })
  printLine([
    `media: ${result.copied} kopiert, ${result.present} waren schon da; alle stimmen überein`,
    `media: ${result.copied} copied, ${result.present} existed already; all are equal`,
  ])
  if (deletesSource) {
    const { deleted, left: remaining } = await deleteMovedMedia({ from, to })
    printLine([
      `media: ${deleted} in ${from.displayName} gelöscht${remaining > 0 ? `, ${remaining} inzwischen dazugekommene bleiben` : ''}`,
      `media: ${deleted} deleted at ${from.displayName}${remaining > 0 ? `, ${remaining} added meanwhile are left` : ''}`,
    ])
  }
  printLine([
    'media: Starten Sie Partitur mit MEDIA_URL auf dem neuen Ort, dann dies noch einmal für das, was inzwischen kam (mit --from)',
    'media: start Partitur with MEDIA_URL set to the new store, then run this again for files added meanwhile (with --from)',
  ])
}

function readOptions(args: string[]) {
  const options = {
    to: { type: 'string' },
    from: { type: 'string' },
    'delete-source': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  } as const
  try {
    const { to, from, ...values } = parseArgs({ args, options }).values
    return to === undefined
      ? null
      : { to, from, isDry: values['dry-run'] === true, deletesSource: values['delete-source'] === true }
  } catch {
    return null
  }
}
