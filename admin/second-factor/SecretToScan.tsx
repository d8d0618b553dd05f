import { Box, Button, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import type { startSecondFactor } from '#contract/admin/second-factor.ts'
import type { OutputOf } from '#contract/endpoint.ts'

export type Secret = OutputOf<typeof startSecondFactor>

/** The secret for the app: to scan, to open on this device, to type. */
export function SecretToScan({ secret: { secret, uri, qr_svg } }: { secret: Secret }) {
  const translate = useTranslate()
  const notify = useNotify()
  async function copy() {
    await navigator.clipboard.writeText(secret)
    notify('partitur.account.copied', { type: 'info' })
  }
  return (
    <>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {translate('partitur.factor.stepScan')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{translate('partitur.factor.apps')}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr_svg)}`}
        alt={translate('partitur.factor.qr')}
        sx={{ display: 'block', width: '100%', maxWidth: 240, my: 1, mx: { xs: 'auto', sm: 0 } }}
      />
      <Typography>{translate('partitur.factor.byHand')}</Typography>
      <Box component="code" sx={{ display: 'block', my: 1, fontSize: '1rem', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
      <Button size="small" sx={{ ml: -0.5 }} onClick={() => void copy()}>
        {translate('partitur.factor.copySecret')}
      </Button>
      <Button size="small" href={uri}>
        {translate('partitur.factor.openApp')}
      </Button>
    </>
  )
}
