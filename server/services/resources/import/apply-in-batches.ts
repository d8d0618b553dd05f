import { log } from '#server/monitoring/log.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { applyLine } from './apply-line.ts'
import type { CreatedRecord } from './names.ts'
import { getUndo } from './preview-lines.ts'
import type { ReadLine } from './read-line.ts'
import { addSteps, setProgress } from './runs.ts'

/** Other writers get a turn after so many. */
const LINES_PER_TRANSACTION = 50

type BatchRun = {
  run: number
  /** Creates the records that are only named, in the transaction of the first lines. */
  read: (deps: Deps) => Promise<{ lines: readonly ReadLine[]; created: readonly CreatedRecord[] }>
}

/**
 * Applies the lines that were previewed, some in each transaction; a line whose record was changed meanwhile counts as
 * wrong. It goes on without the request that started it.
 */
export async function applyInBatches(
  deps: Deps,
  definition: ResourceDefinition,
  { run, read }: BatchRun,
): Promise<void> {
  try {
    const lines = await inTransaction(deps, async (inner) => {
      const { lines: linesRead, created } = await read(inner)
      await addSteps(inner, run, { created, resource: definition.name, undo: noUndo })
      return linesRead
    })
    const open = lines.filter(isWriting)
    for (let start = 0; start < open.length; start += LINES_PER_TRANSACTION)
      await inTransaction(deps, async (inner) => {
        const results = []
        for (const line of open.slice(start, start + LINES_PER_TRANSACTION))
          results.push(await applyLine(inner, definition, line))
        await addSteps(inner, run, { created: [], resource: definition.name, undo: getUndo(definition, results) })
        const wrong = results.filter(({ state }) => state === 'wrong').length
        await setProgress(inner, run, { finished: results.length, wrong, state: 'running' })
      })
    await setProgress(deps, run, { finished: 0, wrong: 0, state: 'done' })
  } catch (err) {
    log.error({ err }, 'an import stopped')
    await setProgress(deps, run, { finished: 0, wrong: 0, state: 'stopped' })
  }
}

const noUndo = { changes: [], created: [], deleted: [] }

/** Lines that change something. */
export function isWriting({ complaints, repeats, stored, body }: ReadLine): boolean {
  return complaints.length === 0 && repeats === undefined && !(stored && Object.keys(body).length === 0)
}
