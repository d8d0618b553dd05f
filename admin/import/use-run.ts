import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { getImportRun, undoImportRun } from '#contract/admin/import-runs.ts'
import type { ImportRun } from '#contract/admin/resources/import.ts'
import { call } from '../api/call.ts'
import { undoErrorMessage } from '../api/error-message.ts'

/** While an import is applied or undone. */
export const POLL_MS = 1000

export const isRunning = ({ state }: ImportRun) => state === 'running' || state === 'undoing'

/** A run, polled until it ends; then `onEnd`. */
export function useRun(id: number | null, onEnd: () => void): { run: ImportRun | undefined } {
  const { data: run } = useQuery({
    queryKey: ['import-run', id],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      call<typeof getImportRun>(adminAddresses.getImportRun, { params: { id: id ?? 0 } }, signal),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  })
  const hasEnded = run !== undefined && !isRunning(run)
  const handler = useRef(onEnd)
  handler.current = onEnd
  useEffect(() => {
    if (hasEnded) handler.current()
  }, [hasEnded])
  return { run }
}

/** Takes a run back, with a notice; `onUndone` when that has worked. */
export function useUndoRun(onUndone: () => void) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isUndoing, setUndoing] = useState(false)
  async function undo(id: number) {
    setUndoing(true)
    try {
      const { state } = await call<typeof undoImportRun>(adminAddresses.undoImportRun, { params: { id } })
      notify(state === 'undone' ? 'partitur.import.undone' : 'partitur.import.undoing')
      onUndone()
      refresh()
    } catch (cause) {
      notify(undoErrorMessage(cause), { type: 'error' })
    } finally {
      setUndoing(false)
    }
  }
  return { undo, isUndoing }
}
