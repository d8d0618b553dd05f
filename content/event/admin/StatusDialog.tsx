import { DialogContentText } from '@mui/material'
import { useTranslate } from 'react-admin'
import { RecordNames } from '#admin/lists/RecordNames.tsx'
import { nameOf } from '#admin/records.ts'
import type { ComingDate, StateChange } from './coming-dates.ts'
import { DatesDialog } from './DatesDialog.tsx'
import { useChangeDates } from './use-change-dates.ts'

export type StatusQuestion = { word: string; set: StateChange; dates: readonly ComingDate[] }

/** Which dates of how many concerts are about to change. */
export function StatusDialog({ question: { word, set, dates }, close }: { question: StatusQuestion; close: () => void }) {
  const translate = useTranslate()
  const { isBusy, change } = useChangeDates(close)
  const concerts = new Set(dates.map(({ production_id }) => production_id)).size
  const counts = {
    dates: translate('partitur.bulkStatus.dates', { smart_count: dates.length }),
    concerts: translate('partitur.bulkStatus.concerts', { smart_count: concerts }),
    status: translate(`partitur.status.${word}`),
  }
  return (
    <DatesDialog
      title={translate('partitur.action.setStatus')}
      maxWidth="sm"
      dates={{ found: dates.length, changed: dates.length }}
      isBusy={isBusy}
      apply={() => change(dates, () => set)}
      close={close}
    >
      <DialogContentText>{translate(dates.length === 0 ? 'partitur.bulkStatus.none' : 'partitur.bulkStatus.ask', counts)}</DialogContentText>
      <RecordNames names={dates.map((date) => ({ id: date.id, name: nameOf('event-dates', date) }))} />
    </DatesDialog>
  )
}
