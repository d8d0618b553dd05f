import EventBusyIcon from '@mui/icons-material/EventBusy'
import { DialogContentText, Divider, Menu, MenuItem } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { Button, type Identifier, useListContext, useNotify, useTranslate } from 'react-admin'
import { messageOf } from '#admin/api/message-of.ts'
import { RecordNames } from '#admin/lists/RecordNames.tsx'
import { nameOf } from '#admin/records.ts'
import { dateSchedules, ticketStates } from '../states.ts'
import type { ComingDate } from './coming-dates.ts'
import { findComingDates, type StateChange, type WhichDates } from './coming-dates.ts'
import { DatesDialog } from './DatesDialog.tsx'
import { useChangeDates } from './use-change-dates.ts'

type BulkStatusProps = { of: (chosen: readonly Identifier[]) => WhichDates }

/** Sets the status, or the tickets, of every coming date of what is chosen, after saying how many that are. */
export function BulkStatus({ of }: BulkStatusProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { selectedIds = [] } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [question, setQuestion] = useState<StatusQuestion | null>(null)

  async function ask(word: string, set: StateChange) {
    setAnchor(null)
    try {
      setQuestion({ word, set, dates: await findComingDates(of(selectedIds)) })
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
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

type StatusQuestion = { word: string; set: StateChange; dates: readonly ComingDate[] }

/** Which dates of how many concerts are about to change. */
function StatusDialog({ question: { word, set, dates }, close }: { question: StatusQuestion; close: () => void }) {
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
      <DialogContentText>
        {translate(dates.length === 0 ? 'partitur.bulkStatus.none' : 'partitur.bulkStatus.ask', counts)}
      </DialogContentText>
      <RecordNames names={dates.map((date) => ({ id: date.id, name: nameOf('event-dates', date) }))} />
    </DatesDialog>
  )
}
