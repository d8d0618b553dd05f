import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { bodies } from '#content/schemas.ts'
import type { ImportedLine, ShownAnswer } from '#contract/admin/import.ts'
import type { Undo } from '#contract/admin/undo.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { columnsOf } from '../export/columns.ts'
import { namesOf } from '../export/names.ts'
import { changesIn } from './changes-in.ts'
import { isImported } from './file-columns.ts'
import type { ReadLine } from './read-lines.ts'
import { type Tried, tryLine } from './try-line.ts'

type Wish = { read: (deps: Deps) => Promise<readonly ReadLine[]>; plan: string | undefined }
/** `tried`: each line with its record before and after. */
type Shown = { answer: ShownAnswer; tried: readonly Tried[] }

/** What a cell says at most in the answer; the plan stands for all of it. */
const SHOWN = 600

/**
 * What lines of changes do, each tried as if it were entered by hand, one after another in one transaction. Nothing of it
 * stays, unless `plan` is that of the same changes to the same versions of the records: then all of it does, without the
 * lines in which something is wrong. `read` runs within the transaction.
 */
export async function doAsShown(deps: Deps, definition: ResourceDefinition, { read, plan }: Wish): Promise<Shown> {
  let shown: Shown | undefined
  try {
    await inTransaction(deps, async (inner) => {
      const tried: Tried[] = []
      // One after another, because each is tried against those before it.
      for (const line of await read(inner)) {
        // SQLite answers at once, so without this nobody else would be answered until the end.
        await setImmediate()
        tried.push(await tryLine(inner, definition, line))
      }
      await addWarnings(inner, definition, tried)
      const told = await tell(inner, definition, tried)
      const made = planOf(told, tried)
      const lines = told.filter(({ state }) => state !== 'unchanged').map(shorten)
      shown = {
        answer: { counts: countsOf(told), lines, plan: made, done: plan === made, undo: plan === made ? undoOf(definition, tried) : undoOf(definition, []) },
        tried,
      }
      if (plan !== made) throw new NotDone()
    })
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
  }
  if (!shown) throw new Error('nothing was shown')
  return shown
}

/** After all lines, so that they are seen beside each other too. */
async function addWarnings(deps: Deps, { warnings }: ResourceDefinition, tried: readonly Tried[]): Promise<void> {
  const written = tried.flatMap((line) => (line.after ? [{ line, after: line.after }] : []))
  const found =
    (await warnings?.(
      deps,
      written.map(({ after }) => after),
    )) ?? []
  for (const [index, { line }] of written.entries()) line.warnings.push(...(found[index] ?? []))
}

/** Undoes what was tried. */
class NotDone extends Error {}

async function tell(deps: Deps, definition: ResourceDefinition, tried: readonly Tried[]): Promise<ImportedLine[]> {
  const columns = columnsOf(definition, deps).filter(({ field, part }) => isImported(definition, field) && part !== 'number')
  const written = tried.flatMap(({ before, after }) => (after ? [after, ...(before ? [before] : [])] : []))
  const names = await namesOf(deps, definition, written)
  return tried.map(({ line, state, before, after, title, errors, warnings }) => ({
    line,
    state,
    id: before ? Number(before.id) : null,
    title,
    errors,
    warnings,
    changes: after ? columns.flatMap((column) => changesIn(definition, { column, before, after, names, locale: deps.locale })) : [],
  }))
}

function undoOf({ name }: ResourceDefinition, tried: readonly Tried[]): Undo {
  const changes = tried.flatMap(({ before, after }) => {
    if (!before || !after) return []
    const changed = Object.keys(bodies[name].shape).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    return [{ id: Number(after.id), version: Number(after.version), set: Object.fromEntries(changed.map((field) => [field, before[field]])) }]
  })
  const created = tried.flatMap(({ before, after }) => (!before && after ? [{ id: Number(after.id), version: Number(after.version) }] : []))
  return { changes, created, deleted: [] }
}

function planOf(told: readonly ImportedLine[], tried: readonly Tried[]): string {
  const done = told.flatMap(({ line, id, changes, state }, at) =>
    state === 'new' || state === 'changed' ? [[line, id, tried[at]?.before?.version ?? null, changes]] : [],
  )
  return createHash('sha256').update(JSON.stringify(done)).digest('base64url')
}

function countsOf(lines: readonly ImportedLine[]): ShownAnswer['counts'] {
  const counts = { wrong: 0, new: 0, changed: 0, unchanged: 0 }
  for (const { state } of lines) counts[state]++
  return counts
}

function shorten({ changes, ...line }: ImportedLine): ImportedLine {
  const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text)
  return { ...line, changes: changes.map(({ column, from, to }) => ({ column, from: short(from), to: short(to) })) }
}
