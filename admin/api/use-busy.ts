import { useState } from 'react'
import { useNotify } from 'react-admin'
import { errorMessage } from './error-message.ts'

/** Runs the work of a button, which is disabled meanwhile; a failure becomes a notification. */
export function useBusy() {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function runWhileBusy(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (cause) {
      notify(errorMessage(cause), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, runWhileBusy }
}
