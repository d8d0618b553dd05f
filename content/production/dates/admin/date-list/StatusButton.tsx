import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useCreatePath, useLocaleState, useNotify, useRefresh, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { bulk } from '#admin/api/data-provider.ts'
import { useBusy } from '#admin/api/use-busy.ts'
import { useNotifyUndo } from '#admin/forms/use-notify-undo.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { type DateSchedule, type TicketState, ticketStates, toDateStatus } from '../../../states.ts'
import { DateDialog } from '../DateDialog.tsx'

type DateOfStatus = {
  id: number
  title: string
  date_start: string
  schedule: DateSchedule
  tickets: TicketState
}

/** The status of a date. A click sets its tickets, with undo; changes that need a note have a page of their own. */
export function StatusButton(date: DateOfStatus) {
  const { id, title, date_start, schedule, tickets } = date
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const notifyUndo = useNotifyUndo()
  const refresh = useRefresh()
  const createPath = useCreatePath()
  const [locale] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isWriting, setWriting] = useState(false)
  const status = toDateStatus({ schedule, tickets })
  const label = translate(`partitur.status.${status === 'scheduled' ? 'available' : status}`)

  async function set(next: TicketState, before?: TicketState) {
    setAnchor(null)
    await runWhileBusy(async () => {
      // Without the version: setting the ticket state does not depend on other saved changes.
      await bulk('event-dates', { changes: [{ id, set: { tickets: next } }] })
      const texts = { name: title, status: translate(`partitur.status.${next}`) }
      if (before) notifyUndo('partitur.dateList.ticketsSet', { words: texts, undo: () => void set(before) })
      else notify('partitur.dateList.ticketsSet', { messageArgs: texts })
    })
    refresh()
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={status === 'scheduled' ? 'primary' : 'secondary'}
        aria-haspopup="menu"
        aria-label={translate('partitur.dateList.stateOf', {
          name: title,
          when: formatTimestamp(date_start, locale),
          status: label,
        })}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ArrowDropDownIcon />}
        sx={{ minHeight: { xs: 44, md: 32 }, whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ticketStates.map((each) => (
          <MenuItem
            key={each}
            selected={each === tickets}
            sx={{ minHeight: 44 }}
            onClick={() => void set(each, tickets)}
          >
            {translate(`partitur.status.${each}`)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          sx={{ minHeight: 44 }}
          onClick={() => {
            setAnchor(null)
            setWriting(true)
          }}
        >
          {translate('partitur.dateList.words')}
        </MenuItem>
        <MenuItem
          component={Link}
          to={createPath({ resource: 'event-dates', type: 'edit', id })}
          sx={{ minHeight: 44 }}
        >
          {translate('partitur.dateList.somethingElse')}
        </MenuItem>
      </Menu>
      {isWriting && (
        <DateWordsDialog
          date={date}
          close={() => {
            setWriting(false)
            refresh()
          }}
        />
      )}
    </>
  )
}

type DateWordsDialogProps = { date: { id: number; title: string; date_start: string }; close: () => void }

/** Edits note and ticket link of a date within the list. */
function DateWordsDialog({ date: { id, title, date_start }, close }: DateWordsDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <DateDialog
      id={id}
      title={translate('partitur.dateList.wordsOf', { name: title, when: formatTimestamp(date_start, locale) })}
      close={close}
    >
      <LocalisedInput source="status_note" multiline />
      <LineInput source="ticket_link" type="url" helperText={false} />
    </DateDialog>
  )
}
