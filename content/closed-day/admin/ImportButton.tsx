import EventNoteIcon from '@mui/icons-material/EventNote'
import { Box, Checkbox, DialogContentText, FormControlLabel, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { Button as ListButton, useLocaleState, useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useBusy } from '#admin/api/use-busy.ts'
import { ActionDialog } from '#admin/layout/ActionDialog.tsx'
import { localText } from '#admin/records.ts'
import { readTextFile } from '#admin/uploads/read-text-file.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  closedDaysKey,
  type importClosedDays,
  MAX_CALENDAR_CHARACTERS,
  type readClosedDays,
  skipReasons,
} from '../endpoints.ts'
import { formatDayRange } from './ClosedDaysText.tsx'

export function ImportButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<CalendarReading | null>(null)

  const read = (file: File) =>
    runWhileBusy(async () => {
      if (file.size > 4 * MAX_CALENDAR_CHARACTERS) return void notify('partitur.closedDays.tooLarge', { type: 'error' })
      const body = { calendar: await readTextFile(file) }
      setReading(await call<typeof readClosedDays>(adminAddresses.readClosedDays, { body }))
    })

  return (
    <>
      <ListButton label="partitur.closedDays.read" onClick={() => input.current?.click()}>
        <EventNoteIcon />
      </ListButton>
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

type CalendarReading = OutputOf<typeof readClosedDays>
type Entry = CalendarReading['entries'][number]

/** Entries that exist already have no checkbox. */
function ImportDialog({ reading: { entries, left_out }, close }: { reading: CalendarReading; close: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [selectedKeys, setSelectedKeys] = useState(
    () => new Set(entries.filter(({ state }) => state === 'new').map(closedDaysKey)),
  )
  const { isBusy, runWhileBusy } = useBusy()
  const canAdd = entries.some(({ state }) => state !== 'known')

  const toggle = (key: string) =>
    setSelectedKeys(
      (before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]),
    )

  const add = () =>
    runWhileBusy(async () => {
      const body = {
        entries: entries
          .filter((entry) => selectedKeys.has(closedDaysKey(entry)))
          .map(({ state: _, ...entry }) => entry),
      }
      const { added } = await call<typeof importClosedDays>(adminAddresses.importClosedDays, { body })
      notify('partitur.closedDays.added', { messageArgs: { smart_count: added } })
      refresh()
      close()
    })

  return (
    <ActionDialog
      title={translate('partitur.closedDays.title')}
      maxWidth="sm"
      close={close}
      action={
        canAdd
          ? {
              label: translate('partitur.closedDays.add', { smart_count: selectedKeys.size }),
              run: add,
              isDisabled: isBusy || selectedKeys.size === 0,
            }
          : null
      }
    >
      <DialogContentText>
        {translate(canAdd ? 'partitur.closedDays.chooseSource' : 'partitur.closedDays.nothing')}
      </DialogContentText>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <EntryLine
            key={closedDaysKey(entry)}
            entry={entry}
            isChosen={selectedKeys.has(closedDaysKey(entry))}
            toggle={() => toggle(closedDaysKey(entry))}
          />
        ))}
      </Box>
      {skipReasons
        .filter((reason) => left_out[reason] > 0)
        .map((reason) => (
          <Typography key={reason} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {translate(`partitur.closedDays.omitted.${reason}`, { smart_count: left_out[reason] })}
          </Typography>
        ))}
    </ActionDialog>
  )
}

type EntryLineProps = { entry: Entry; isChosen: boolean; toggle: () => void }

function EntryLine({ entry, isChosen, toggle }: EntryLineProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isKnown = entry.state === 'known'
  const note = entry.state === 'new' ? '' : ` · ${translate(`partitur.closedDays.${entry.state}`)}`
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <FormControlLabel
        control={<Checkbox checked={isChosen} disabled={isKnown} onChange={toggle} />}
        sx={{ width: '100%', mr: 0, py: 0.5 }}
        label={
          <>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {localText(entry.name)}
            </Typography>
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {formatDayRange(entry, locale)}
              {note}
            </Typography>
          </>
        }
      />
    </Box>
  )
}
