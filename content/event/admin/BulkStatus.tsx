import EventBusyIcon from '@mui/icons-material/EventBusy'
import { Divider, Menu, MenuItem } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { Button, type Identifier, useListContext, useNotify, useTranslate } from 'react-admin'
import { messageOf } from '#admin/api/message-of.ts'
import { dateSchedules, ticketStates } from '../states.ts'
import { findComingDates, type StateChange, type WhichDates } from './coming-dates.ts'
import { StatusDialog, type StatusQuestion } from './StatusDialog.tsx'

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
      <Button label="partitur.action.setStatus" aria-haspopup="menu" onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}>
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
