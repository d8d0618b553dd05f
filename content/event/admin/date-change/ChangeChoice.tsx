import { Box, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Change, changes } from './changes.ts'

type ChangeChoiceProps = { value: Change | null; choose: (change: Change) => void }

/** One touch each, wide enough for a thumb. */
export function ChangeChoice({ value, choose }: ChangeChoiceProps) {
  const translate = useTranslate()
  return (
    <RadioGroup
      aria-label={translate('partitur.dateChange.title')}
      value={value ?? ''}
      onChange={(_, next) => choose(changes.find((each) => each === next) ?? 'as_planned')}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 1, mb: 2 }}>
        {changes.map((change) => (
          <FormControlLabel
            key={change}
            value={change}
            control={<Radio size="small" />}
            label={translate(`partitur.dateChange.kind.${change}`)}
            sx={{
              m: 0,
              pr: 1,
              minHeight: 52,
              border: 1,
              borderColor: change === value ? 'text.primary' : 'divider',
              outline: change === value ? 1 : 0,
              borderRadius: 1,
              '& .MuiFormControlLabel-label': { fontSize: '0.9375rem', lineHeight: 1.25, hyphens: 'auto', overflowWrap: 'anywhere' },
            }}
          />
        ))}
      </Box>
    </RadioGroup>
  )
}
