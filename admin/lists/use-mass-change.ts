import { useCallback } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { Undo } from '#contract/admin/resources/undo.ts'
import { bulk } from '../api/data-provider.ts'
import { errorMessage, undoErrorMessage } from '../api/error-message.ts'
import { useNotifyUndo } from '../forms/use-notify-undo.tsx'

type MassChange = {
  /** Answers an undo, or a function that makes it when it is wanted; null if the change is final. */
  work: () => Promise<Partial<Undo> | (() => Promise<Partial<Undo>>) | null>
  /** The notice, with the number of records and further values. */
  message: string
  words?: Record<string, string>
  count: number
  /** The work leaves the screen, whose record may be gone. */
  leavesScreen?: boolean
}

/** Changes records at once, shows a notice with undo, and reloads the screen unless left; answers whether it succeeded. */
export function useMassChange(resource: string): (change: MassChange) => Promise<boolean> {
  const notify = useNotify()
  const notifyUndo = useNotifyUndo()
  const refresh = useRefresh()
  return useCallback(
    async ({ work, message, words: messageWords, count, leavesScreen = false }) => {
      const revert = async (undo: Partial<Undo> | (() => Promise<Partial<Undo>>)) => {
        try {
          await bulk(resource, { undo: typeof undo === 'function' ? await undo() : undo })
          notify('partitur.undone')
        } catch (cause) {
          notify(undoErrorMessage(cause), { type: 'error' })
        }
        refresh()
      }
      const messageArgs = { ...messageWords, smart_count: count }
      try {
        const undo = await work()
        if (undo) notifyUndo(message, { words: messageArgs, undo: () => void revert(undo) })
        else notify(message, { messageArgs })
        if (!leavesScreen) refresh()
        return true
      } catch (cause) {
        notify(errorMessage(cause), { type: 'error' })
        refresh()
        return false
      }
    },
    [notify, notifyUndo, refresh, resource],
  )
}
