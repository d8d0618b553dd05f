import { Box, Button, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { confirmSecondFactor, startSecondFactor } from '#contract/admin/accounts/second-factor.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { useCopy } from '../layout/use-copy.ts'
import { CodeField } from '../sign-in/CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** From the button to the recovery codes; until then `intro` is above, and `wayOut` below. */
export function SecondFactorSetup({ done, intro, wayOut }: { done: () => void; intro: ReactNode; wayOut?: ReactNode }) {
  const translate = useTranslate()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
      setProblem('')
    } catch (cause) {
      setProblem(errorMessage(cause))
    }
  }
  const start = () =>
    attempt(async () => setSecret(await call<typeof startSecondFactor>(adminAddresses.startSecondFactor, {})))
  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { code: String(new FormData(event.currentTarget).get('code')) }
    void attempt(async () => {
      const { recovery_codes } = await call<typeof confirmSecondFactor>(adminAddresses.confirmSecondFactor, { body })
      setCodes(recovery_codes)
    })
  }

  if (codes.length > 0) return <RecoveryCodes codes={codes} done={done} />
  if (!secret)
    return (
      <>
        {intro}
        {problem && (
          <Typography role="alert" color="error" sx={{ mb: 2 }}>
            {problem}
          </Typography>
        )}
        <Button variant="contained" onClick={() => void start()}>
          {translate('partitur.factor.start')}
        </Button>
        {wayOut}
      </>
    )
  return (
    <form onSubmit={confirm}>
      {intro}
      <SecretToScan secret={secret} />
      <Typography component="h2" sx={{ fontWeight: 600, mt: 3 }}>
        {translate('partitur.factor.stepCode')}
      </Typography>
      <CodeField problem={problem} />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        {translate('partitur.factor.confirm')}
      </Button>
      {wayOut}
    </form>
  )
}

type Secret = OutputOf<typeof startSecondFactor>

/** The secret for the app: as QR code, link and text. */
function SecretToScan({ secret: { secret, uri, qr_svg } }: { secret: Secret }) {
  const translate = useTranslate()
  const copy = useCopy()
  return (
    <>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {translate('partitur.factor.stepScan')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {translate('partitur.factor.apps')}
      </Typography>
      <Box
        component="img"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr_svg)}`}
        alt={translate('partitur.factor.qr')}
        sx={{ display: 'block', width: '100%', maxWidth: 240, my: 1, mx: { xs: 'auto', sm: 0 } }}
      />
      <Typography>{translate('partitur.factor.byHand')}</Typography>
      <Box
        component="code"
        sx={{ display: 'block', my: 1, fontSize: '1rem', overflowWrap: 'anywhere', lineHeight: 1.6 }}
      >
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
      <Button size="small" sx={{ ml: -0.5 }} onClick={() => void copy(secret)}>
        {translate('partitur.factor.copySecret')}
      </Button>
      <Button size="small" href={uri}>
        {translate('partitur.factor.openApp')}
      </Button>
    </>
  )
}
