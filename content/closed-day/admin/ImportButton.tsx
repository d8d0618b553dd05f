import EventNoteIcon from '@mui/icons-material/EventNote'
import { useRef, useState } from 'react'
import { Button, useNotify, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { errorMessage } from '#admin/api/error-message.ts'
import { readTextFile } from '#admin/uploads/read-text-file.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { MAX_CALENDAR_CHARACTERS, type readClosedDays } from '../endpoints.ts'
import { type CalendarReading, ImportDialog } from './ImportDialog.tsx'

export function ImportButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<CalendarReading | null>(null)

  async function read(file: File) {
    try {
      if (file.size > 4 * MAX_CALENDAR_CHARACTERS) return void notify('partitur.closedDays.tooLarge', { type: 'error' })
      const body = { calendar: await readTextFile(file) }
      setReading(await call<typeof readClosedDays>(adminAddresses.readClosedDays, { body }))
    } catch (cause) {
      notify(errorMessage(cause), { type: 'error' })
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
