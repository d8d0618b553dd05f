import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import { changeEach, takeBack } from '#admin/api/change-each.ts'
import { messageOf } from '#admin/api/message-of.ts'
import { useNotifyUndo } from '#admin/forms/use-notify-undo.tsx'
import type { ComingDate, StateChange } from './coming-dates.ts'

export type StatusQuestion = { word: string; set: StateChange; dates: readonly ComingDate[] }

/** How many dates of how many concerts are about to change. */
export function StatusDialog({ question: { word, set, dates }, close }: { question: StatusQuestion; close: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const notifyUndo = useNotifyUndo()
  const refresh = useRefresh()
  const { onUnselectItems } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const concerts = new Set(dates.map(({ production_id }) => production_id)).size
  const counts = {
    dates: translate('partitur.bulkStatus.dates', { smart_count: dates.length }),
    concerts: translate('partitur.bulkStatus.concerts', { smart_count: concerts }),
    status: translate(`partitur.status.${word}`),
  }
  const tell = (cause: unknown) => notify(messageOf(cause), { type: 'error' })

  async function apply() {
    setBusy(true)
    try {
      const back = await changeEach('event-dates', dates, () => set)
      onUnselectItems()
      const undo = () => takeBack('event-dates', back).then(refresh, tell)
      notifyUndo('partitur.bulkStatus.done', { words: { smart_count: dates.length }, undo: () => void undo() })
    } catch (cause) {
      tell(cause)
    }
    refresh()
    close()
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="status-title">
      <DialogTitle id="status-title">{translate('partitur.action.setStatus')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(dates.length === 0 ? 'partitur.bulkStatus.none' : 'partitur.bulkStatus.ask', counts)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate(dates.length === 0 ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {dates.length > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => void apply()}>
            {translate('partitur.bulkStatus.apply', { smart_count: dates.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
