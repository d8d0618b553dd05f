import { setImmediate } from 'node:timers/promises'
import { bodies } from '#content/schemas.ts'
import type { ImportedLine, ShownAnswer } from '#contract/admin/import.ts'
import type { Undo } from '#contract/admin/undo.ts'
import type { Deps } from '../../deps.ts'
import { fingerprintOf, previewOrApply } from '../../preview-apply.ts'
import type { ResourceDefinition } from '../definition.ts'
import { columnsOf } from '../export/columns.ts'
import { namesOf } from '../export/names.ts'
import { changesIn } from './changes-in.ts'
import { isImported } from './file-columns.ts'
import type { ReadLine } from './read-lines.ts'
import { type Tried, tryLine } from './try-line.ts'

type LinesToApply = { read: (deps: Deps) => Promise<readonly ReadLine[]>; plan: string | undefined }
/** `tried`: each line with its record before and after. */
type Applied = { answer: ShownAnswer; tried: readonly Tried[] }

/** What a cell says at most in the answer; the plan stands for all of it. */
const MAX_SHOWN_CHARACTERS = 600

/**
 * Tries lines of changes as if they were entered by hand, one after another in one transaction. They are applied, without the
 * lines in which something is wrong, if `plan` is that of the same changes to the same versions of the records. `read` runs
 * within the transaction.
 */
export async function previewOrApplyLines(deps: Deps, definition: ResourceDefinition, { read, plan }: LinesToApply): Promise<Applied> {
  const { preview, applied } = await previewOrApply(deps, {
    preview: async (inner) => {
      const tried: Tried[] = []
      // One after another, because each is tried against those before it.
      for (const line of await read(inner)) {
        // SQLite answers at once, so without this nobody else would be answered until the end.
        await setImmediate()
        tried.push(await tryLine(inner, definition, line))
      }
      await addWarnings(inner, definition, tried)
      const lines = await describe(inner, definition, tried)
      return { tried, lines, plan: planOf(lines, tried) }
    },
    isConfirmed: (preview) => preview.plan === plan,
    apply: async (_, { tried }) => undoOf(definition, tried),
  })
  const lines = preview.lines.filter(({ state }) => state !== 'unchanged').map(shorten)
  const undo = applied ?? undoOf(definition, [])
  return { answer: { counts: countsOf(preview.lines), lines, plan: preview.plan, done: applied !== null, undo }, tried: preview.tried }
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

async function describe(deps: Deps, definition: ResourceDefinition, tried: readonly Tried[]): Promise<ImportedLine[]> {
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

function planOf(lines: readonly ImportedLine[], tried: readonly Tried[]): string {
  const changed = lines.flatMap(({ line, id, changes, state }, at) =>
    state === 'new' || state === 'changed' ? [[line, id, tried[at]?.before?.version ?? null, changes]] : [],
  )
  return fingerprintOf(changed)
}

function countsOf(lines: readonly ImportedLine[]): ShownAnswer['counts'] {
  const counts = { wrong: 0, new: 0, changed: 0, unchanged: 0 }
  for (const { state } of lines) counts[state]++
  return counts
}

function shorten({ changes, ...line }: ImportedLine): ImportedLine {
  const short = (text: string) => (text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)} …` : text)
  return { ...line, changes: changes.map(({ column, from, to }) => ({ column, from: short(from), to: short(to) })) }
}
