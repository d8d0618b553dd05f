import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import { Button, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { addWallDays } from '#contract/time/local-time.ts'
import { isInstant } from '#contract/time/time-input.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { call } from '../api/call.ts'
import { recordSchema } from '../api/record-schema.ts'
import { useBusy } from '../api/use-busy.ts'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { getRows } from '../records.ts'
import { clearUnsaved, confirmLeave } from '../unsaved/unsaved.ts'

/** Creates an offline copy and opens it; asks about the dates. */
export function DuplicateButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { isBusy, runWhileBusy } = useBusy()
  const [isAsking, setAsking] = useState(false)
  if (!record) return null
  const dates = getRows(record, 'dates')

  async function startCopy() {
    // Copies the stored record, so unsaved input would be lost.
    if (!(await confirmLeave())) return
    if (dates.length > 0) setAsking(true)
    else await duplicate(null)
  }

  function duplicate(weeks: number | null) {
    setAsking(false)
    return runWhileBusy(async () => {
      const input = { params: { id: record?.id }, query: { shift_weeks: weeks } }
      const copy = recordSchema.parse(
        await call<ResourceEndpoints['duplicate']>(resourceAddresses(resource).duplicate, input),
      )
      notify('partitur.message.duplicated', { type: 'info' })
      clearUnsaved()
      redirect('edit', resource, copy.id)
    })
  }

  return (
    <>
      <Button size="small" startIcon={<ContentCopyIcon />} disabled={isBusy} onClick={() => void startCopy()}>
        {translate('partitur.action.duplicate')}
      </Button>
      {isAsking && (
        <CopyDatesDialog dates={dates} close={() => setAsking(false)} copy={(weeks) => void duplicate(weeks)} />
      )}
    </>
  )
}

const YEAR_WEEKS = 52
const MAX_WEEKS = 520
const MAX_SHOWN = 3

type CopyDatesDialogProps = {
  dates: readonly Record<string, unknown>[]
  close: () => void
  copy: (weeks: number | null) => void
}

/** A copied production has no dates, or all of them so many weeks later. */
function CopyDatesDialog({ dates, close, copy }: CopyDatesDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [isShifted, setShifted] = useState(true)
  const [text, setText] = useState(String(YEAR_WEEKS))
  const weeks = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_WEEKS ? Number(text) : null
  const shownDays = dates.flatMap(({ date_start }) => {
    const later = isInstant(date_start) && weeks ? addWallDays(new Date(date_start), weeks * 7) : null
    return later ? [formatTimestamp(later.toISOString(), locale)] : []
  })
  return (
    <ActionDialog
      title={translate('partitur.copy.title')}
      maxWidth="xs"
      close={close}
      action={{
        label: translate('partitur.action.duplicate'),
        run: () => copy(isShifted ? weeks : null),
        isDisabled: isShifted && weeks === null,
      }}
    >
      <RadioGroup
        aria-label={translate('partitur.copy.title')}
        value={isShifted}
        onChange={(event) => setShifted(event.target.value === 'true')}
      >
        <FormControlLabel value={true} control={<Radio />} label={translate('partitur.copy.shift')} />
        {isShifted && (
          <>
            <TextField
              type="number"
              label={translate('partitur.copy.weeks')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              error={weeks === null}
              helperText={translate('partitur.copy.range', { max: MAX_WEEKS })}
              slotProps={{ htmlInput: { min: 1, max: MAX_WEEKS } }}
            />
            <Typography
              variant="body2"
              aria-live="polite"
              sx={{ color: 'text.secondary', mx: '14px', mb: 1, whiteSpace: 'pre-line' }}
            >
              {[...shownDays.slice(0, MAX_SHOWN), ...(shownDays.length > MAX_SHOWN ? ['…'] : [])].join('\n')}
            </Typography>
          </>
        )}
        <FormControlLabel value={false} control={<Radio />} label={translate('partitur.copy.none')} />
      </RadioGroup>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {translate('partitur.copy.help')}
      </Typography>
    </ActionDialog>
  )
}
