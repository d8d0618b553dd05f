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

type BulkStatusProps = { toSelection: (ids: readonly Identifier[]) => DateSelection }

/** Sets status or tickets of every coming date of the selection, after a dialog with their number. */
export function BulkStatus({ toSelection }: BulkStatusProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { selectedIds = [] } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [input, setInput] = useState<StatusDialogInput | null>(null)

  async function openDialog(status: string, change: StateChange) {
    setAnchor(null)
    try {
      setInput({ status, set: change, dates: await findUpcomingDates(toSelection(selectedIds)) })
    } catch (cause) {
      notify(errorMessage(cause), { type: 'error' })
    }
  }

  const item = (status: string, change: StateChange) => (
    <MenuItem key={status} onClick={() => void openDialog(status, change)}>
      {translate(`partitur.status.${status}`)}
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
      {input && <StatusDialog question={input} close={() => setInput(null)} />}
    </>
  )
}

type StatusDialogInput = { status: string; set: StateChange; dates: readonly UpcomingDate[] }

function StatusDialog({ question: { status, set, dates }, close }: { question: StatusDialogInput; close: () => void }) {
  const translate = useTranslate()
  const { isBusy, change } = useBulkDateChange(close)
  const concerts = new Set(dates.map(({ production_id }) => production_id)).size
  const counts = {
    dates: translate('partitur.bulkStatus.dates', { smart_count: dates.length }),
    concerts: translate('partitur.bulkStatus.concerts', { smart_count: concerts }),
    status: translate(`partitur.status.${status}`),
  }
  return (
    <DatesDialog
      title={translate('partitur.action.setStatus')}
      maxWidth="sm"
      dates={{ matchCount: dates.length, changed: dates.length }}
      isBusy={isBusy}
      apply={() => change(dates, () => set)}
      close={close}
    >
      <DialogContentText>
        {translate(dates.length === 0 ? 'partitur.bulkStatus.none' : 'partitur.bulkStatus.question', counts)}
      </DialogContentText>
      <RecordNames names={dates.map((date) => ({ id: date.id, name: recordName('event-dates', date) }))} />
    </DatesDialog>
  )
}
