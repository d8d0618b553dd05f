import { Box, Typography } from '@mui/material'
import { NumberInput, useTranslate } from 'react-admin'
import { INTERVAL_MINUTES } from './dates.ts'

/** An interval of the programme, and how long it is; without a word it counts as usual. */
export function IntervalLine() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography sx={{ fontStyle: 'italic' }}>{translate('partitur.programme.interval')}</Typography>
      <NumberInput
        source="minutes"
        label="partitur.evening.intervalMinutes"
        min={1}
        max={180}
        step={5}
        placeholder={String(INTERVAL_MINUTES)}
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: '15rem' }}
      />
    </Box>
  )
}
