import { Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { daysLater } from '#contract/local-time.ts'
import { isInstant } from '#contract/typed-time.ts'
import { whenText } from '#contract/when-text.ts'

const YEAR_WEEKS = 52
const MOST_WEEKS = 520
const SHOWN = 3

type CopyDatesDialogProps = { dates: readonly Record<string, unknown>[]; close: () => void; copy: (weeks: number | null) => void }

/** A copy of a concert is another evening: without dates, or with all of them so many weeks later. */
export function CopyDatesDialog({ dates, close, copy }: CopyDatesDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [isShifted, setShifted] = useState(true)
  const [text, setText] = useState(String(YEAR_WEEKS))
  const weeks = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_WEEKS ? Number(text) : null
  const shown = dates.flatMap(({ date_start }) => {
    const later = isInstant(date_start) && weeks ? daysLater(new Date(date_start), weeks * 7) : null
    return later ? [whenText(later.toISOString(), locale)] : []
  })
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="copy-title">
      <DialogTitle id="copy-title">{translate('partitur.copy.title')}</DialogTitle>
      <DialogContent>
        <RadioGroup aria-labelledby="copy-title" value={isShifted} onChange={(event) => setShifted(event.target.value === 'true')}>
          <FormControlLabel value={true} control={<Radio />} label={translate('partitur.copy.shift')} />
          {isShifted && (
            <>
              <TextField
                type="number"
                label={translate('partitur.copy.weeks')}
                value={text}
                onChange={(event) => setText(event.target.value)}
                error={weeks === null}
                helperText={translate('partitur.copy.range', { max: MOST_WEEKS })}
                slotProps={{ htmlInput: { min: 1, max: MOST_WEEKS } }}
              />
              <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', mx: '14px', mb: 1, whiteSpace: 'pre-line' }}>
                {[...shown.slice(0, SHOWN), ...(shown.length > SHOWN ? ['…'] : [])].join('\n')}
              </Typography>
            </>
          )}
          <FormControlLabel value={false} control={<Radio />} label={translate('partitur.copy.none')} />
        </RadioGroup>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('partitur.copy.help')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={isShifted && weeks === null} onClick={() => copy(isShifted ? weeks : null)}>
          {translate('partitur.action.duplicate')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
