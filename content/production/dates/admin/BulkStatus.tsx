import EventBusyIcon from '@mui/icons-material/EventBusy'
import { DialogContentText, Divider, Menu, MenuItem } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { Button, type Identifier, useListContext, useNotify, useTranslate } from 'react-admin'
import { errorMessage } from '#admin/api/error-message.ts'
import { RecordNames } from '#admin/lists/RecordNames.tsx'
import { recordName } from '#admin/records.ts'
import { dateSchedules, ticketStates } from '../../states.ts'
import type { UpcomingDate } from './coming-dates.ts'
import { type DateSelection, findUpcomingDates, type StateChange } from './coming-dates.ts'
import { DatesDialog } from './DatesDialog.tsx'
import { useBulkDateChange } from './use-bulk-date-change.ts'

type BulkStatusProps = { of: (chosen: readonly Identifier[]) => DateSelection }

/** Sets status or tickets of every coming date of the selection, after a dialog with their number. */
export function BulkStatus({ of }: BulkStatusProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { selectedIds = [] } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [question, setQuestion] = useState<StatusDialogInput | null>(null)

  async function ask(word: string, set: StateChange) {
    setAnchor(null)
    try {
      setQuestion({ word, set, dates: await findUpcomingDates(of(selectedIds)) })
    } catch (cause) {
      notify(errorMessage(cause), { type: 'error' })
    }
  }

  const item = (word: string, set: StateChange) => (
    <MenuItem key={word} onClick={() => void ask(word, set)}>
      {translate(`partitur.status.${word}`)}
    </MenuItem>
  )

  return (
    <>
      <Button
        label="partitur.action.setStatus"
        aria-haspopup="menu"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <EventBusyIcon />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {dateSchedules.map((status) => item(status, { status }))}
        <Divider />
        {ticketStates.map((tickets) => item(tickets, { tickets }))}
      </Menu>
      {question && <StatusDialog question={question} close={() => setQuestion(null)} />}
    </>
  )
}

type StatusDialogInput = { word: string; set: StateChange; dates: readonly UpcomingDate[] }

function StatusDialog({ question: { word, set, dates }, close }: { question: StatusDialogInput; close: () => void }) {
  const translate = useTranslate()
  const { isBusy, change } = useBulkDateChange(close)
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
      <DialogContentText>
        {translate(dates.length === 0 ? 'partitur.bulkStatus.none' : 'partitur.bulkStatus.ask', counts)}
      </DialogContentText>
      <RecordNames names={dates.map((date) => ({ id: date.id, name: recordName('event-dates', date) }))} />
    </DatesDialog>
  )
}
