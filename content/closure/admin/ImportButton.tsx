import EventNoteIcon from '@mui/icons-material/EventNote'
import { useRef, useState } from 'react'
import { Button, useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { messageOf } from '#admin/api/message-of.ts'
import { textOfFile } from '#admin/uploads/text-of-file.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { CALENDAR_MAX_CHARACTERS, type readClosedDays } from '../endpoints.ts'
import { type CalendarReading, ImportDialog } from './ImportDialog.tsx'

/** Reads a calendar file and asks what of it is to be added. */
export function ImportButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<CalendarReading | null>(null)

  async function read(file: File) {
    try {
      if (file.size > 4 * CALENDAR_MAX_CHARACTERS) return void notify('partitur.closedDays.tooLarge', { type: 'error' })
      const body = { calendar: await textOfFile(file) }
      setReading(await call<typeof readClosedDays>(adminAddresses.readClosedDays, { body }))
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    }
  }

  return (
    <>
      <Button label="partitur.closedDays.read" onClick={() => input.current?.click()}>
        <EventNoteIcon />
      </Button>
      <input
        ref={input}
        type="file"
        accept=".ics,text/calendar"
        hidden
        aria-label={translate('partitur.closedDays.read')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void read(file)
        }}
      />
      {reading && <ImportDialog reading={reading} close={() => setReading(null)} />}
    </>
  )
}
