import { Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CodeField } from './CodeField.tsx'

/** The code of the app, or one of those on paper. */
export function SecondStep({ problem }: { problem: string }) {
  const translate = useTranslate()
  const [byPaper, setByPaper] = useState(false)
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {translate(byPaper ? 'partitur.factor.askRecovery' : 'partitur.factor.ask')}
      </Typography>
      <CodeField key={String(byPaper)} kind={byPaper ? 'recovery' : 'app'} problem={problem} />
      <FormControlLabel control={<Checkbox name="trust_device" />} label={translate('partitur.factor.trust')} />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {translate('partitur.factor.trustHelp')}
      </Typography>
      <Button size="small" sx={{ mt: 1, ml: -0.5 }} onClick={() => setByPaper(!byPaper)}>
        {translate(byPaper ? 'partitur.factor.useApp' : 'partitur.factor.useRecovery')}
      </Button>
    </>
  )
}
