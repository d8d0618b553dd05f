import { Alert, Box, CircularProgress } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Title, useLocaleState, useTranslate } from 'react-admin'

const Guide = lazy(() => import('./Guide.tsx'))

/** The guide for editors, `docs/editing.md`; German only. */
export function HelpPage() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Box sx={{ maxWidth: '46rem', pb: 6 }}>
      <Title title={translate('partitur.guide.title')} />
      {locale !== 'de' && (
        <Alert severity="info" sx={{ my: 2 }}>
          {translate('partitur.guide.germanOnly')}
        </Alert>
      )}
      <Suspense fallback={<CircularProgress sx={{ m: 4 }} />}>
        <Guide />
      </Suspense>
    </Box>
  )
}
