import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { changeEach, takeBack } from '#admin/api/change-each.ts'
import { messageOf } from '#admin/api/message-of.ts'
import { useNotifyUndo } from '#admin/forms/use-notify-undo.tsx'
import type { ComingDate, DateChange } from './coming-dates.ts'

/** Changes what is chosen in a list, all of it or nothing, offers to take it back, and closes what asked for it. */
export function useChangeDates(close: () => void) {
  const notify = useNotify()
  const notifyUndo = useNotifyUndo()
  const refresh = useRefresh()
  const { onUnselectItems } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const tell = (cause: unknown) => notify(messageOf(cause), { type: 'error' })

  async function change(dates: readonly ComingDate[], changeOf: (date: ComingDate) => DateChange) {
    setBusy(true)
    try {
      const back = await changeEach('event-dates', dates, changeOf)
      onUnselectItems()
      const undo = () => takeBack('event-dates', back).then(refresh, tell)
      notifyUndo('partitur.bulkStatus.done', { words: { smart_count: dates.length }, undo: () => void undo() })
    } catch (cause) {
      tell(cause)
    }
    refresh()
    close()
  }

  return { isBusy, change: (...given: Parameters<typeof change>) => void change(...given) }
}
