import EventBusyIcon from '@mui/icons-material/EventBusy'
import { DialogContentText, Divider, Menu, MenuItem } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { Button, type Identifier, useListContext, useTranslate } from 'react-admin'
import { useBusy } from '#admin/api/use-busy.ts'
import { RecordNames } from '#admin/lists/RecordNames.tsx'
import { recordName } from '#admin/records.ts'
import { dateSchedules, ticketStates } from '../../states.ts'
import { DatesDialog } from './DatesDialog.tsx'
import { type DateRecord, type DateSelection, findUpcomingDates } from './date-record.ts'

type StateChange = Partial<Pick<DateRecord, 'status' | 'tickets'>>

type BulkStatusProps = { toSelection: (ids: readonly Identifier[]) => DateSelection }

/** Sets status or tickets of every coming date of the selection, after a dialog with their number. */
export function BulkStatus({ toSelection }: BulkStatusProps) {
  const translate = useTranslate()
  const { runWhileBusy } = useBusy()
  const { selectedIds = [] } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [input, setInput] = useState<StatusDialogInput | null>(null)

  function openDialog(status: string, set: StateChange) {
    setAnchor(null)
    void runWhileBusy(async () => setInput({ status, set, dates: await findUpcomingDates(toSelection(selectedIds)) }))
  }

  const item = (status: string, change: StateChange) => (
    <MenuItem key={status} onClick={() => openDialog(status, change)}>
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

type StatusDialogInput = { status: string; set: StateChange; dates: readonly DateRecord[] }

function StatusDialog({ question: { status, set, dates }, close }: { question: StatusDialogInput; close: () => void }) {
  const translate = useTranslate()
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
      isEmpty={dates.length === 0}
      dates={dates}
      changeDate={() => set}
      close={close}
    >
      <DialogContentText>
        {translate(dates.length === 0 ? 'partitur.bulkStatus.none' : 'partitur.bulkStatus.question', counts)}
      </DialogContentText>
      <RecordNames names={dates.map((date) => ({ id: date.id, name: recordName('event-dates', date) }))} />
    </DatesDialog>
  )
}
