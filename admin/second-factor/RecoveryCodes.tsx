import { Alert, Box, Button, Checkbox, FormControlLabel, GlobalStyles, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCopy } from '../layout/use-copy.ts'
import { registerUnsaved } from '../unsaved/unsaved.ts'

const onlyOnPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '.recovery-codes, .recovery-codes *': { visibility: 'visible' },
  },
}

/** Shown once, so the user must confirm that they are saved. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  const translate = useTranslate()
  const copy = useCopy()
  const [hasStored, setStored] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => registerUnsaved(() => !hasStored), [hasStored])
  const text = `${translate('partitur.factor.fileTitle')}\n\n${codes.join('\n')}\n`

  return (
    <section>
      <GlobalStyles styles={onlyOnPaper} />
      <Box className="recovery-codes">
        <Typography component="h2" variant="h5" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {translate('partitur.factor.codesTitle')}
        </Typography>
        <Typography sx={{ my: 1 }}>{translate('partitur.factor.codesText')}</Typography>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 1,
            border: 1,
            borderColor: 'divider',
          }}
        >
          {codes.map((code) => (
            <li key={code}>
              <Box component="code" sx={{ fontSize: '1.125rem' }}>
                {code}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        <Button variant="outlined" onClick={() => void copy(text)}>
          {translate('partitur.action.copy')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('partitur.action.print')}
        </Button>
        <Button
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={translate('partitur.factor.fileName')}
        >
          {translate('partitur.factor.download')}
        </Button>
      </Box>
      <Alert severity="warning">{translate('partitur.factor.codesOnce')}</Alert>
      <FormControlLabel
        sx={{ my: 1 }}
        control={<Checkbox checked={hasStored} onChange={(event) => setStored(event.target.checked)} />}
        label={translate('partitur.factor.saved')}
      />
      <div>
        <Button variant="contained" disabled={!hasStored} onClick={done}>
          {translate('partitur.factor.done')}
        </Button>
      </div>
    </section>
  )
}
