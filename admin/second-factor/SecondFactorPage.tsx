import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, SimpleListLoading, Title, useNotify, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type {
  getSecondFactor,
  renewRecoveryCodes,
  SecondFactor,
  turnOffSecondFactor,
} from '#contract/admin/accounts/second-factor.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { useBusy } from '../api/use-busy.ts'
import { Timestamp } from '../columns/Timestamp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

/** The own second factor: set up, view, disable. */
export function SecondFactorPage() {
  const translate = useTranslate()
  const {
    data: factor,
    error,
    refetch,
  } = useQuery({
    queryKey: ['second factor'],
    queryFn: ({ signal }) => call<typeof getSecondFactor>(adminAddresses.getSecondFactor, {}, signal),
  })
  const reload = () => void refetch()
  return (
    <Paper variant="outlined" sx={{ maxWidth: 560, mt: 2, p: { xs: 2, sm: 3 } }}>
      <Title title={translate('partitur.factor.title')} />
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      {!factor && !error && <SimpleListLoading />}
      {factor?.enabled === false && (
        <SecondFactorSetup
          done={reload}
          intro={<Typography sx={{ mb: 2 }}>{translate('partitur.factor.intro')}</Typography>}
        />
      )}
      {factor?.enabled && <SecondFactorEnabled factor={factor} changed={reload} />}
    </Paper>
  )
}

const FEW_CODES = 3

function SecondFactorEnabled({ factor, changed }: { factor: SecondFactor; changed: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const [openDialog, setOpenDialog] = useState<'off' | 'codes' | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])

  function act(work: () => Promise<void>) {
    setOpenDialog(null)
    return runWhileBusy(work)
  }
  async function renew() {
    const renewed = await call<typeof renewRecoveryCodes>(adminAddresses.renewRecoveryCodes, {})
    setCodes(renewed.recovery_codes)
  }
  async function turnOff() {
    await call<typeof turnOffSecondFactor>(adminAddresses.turnOffSecondFactor, {})
    notify('partitur.factor.isOff', { type: 'info' })
    changed()
  }
  function finish() {
    setCodes([])
    changed()
  }

  if (codes.length > 0) return <RecoveryCodes codes={codes} done={finish} />
  const left = factor.recovery_codes_left
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('partitur.factor.isOn')} {factor.since && <Timestamp iso={factor.since} />}
      </Typography>
      {left > FEW_CODES ? (
        <Typography sx={{ mt: 1 }}>{translate('partitur.factor.codesLeft', { smart_count: left })}</Typography>
      ) : (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('partitur.factor.codesLeft', { smart_count: left })} {translate('partitur.factor.fewCodes')}
        </Alert>
      )}
      {factor.required && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{translate('partitur.factor.required')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => setOpenDialog('codes')}>
          {translate('partitur.factor.renew')}
        </Button>
        {!factor.required && (
          <Button variant="outlined" color="error" onClick={() => setOpenDialog('off')}>
            {translate('partitur.factor.turnOff')}
          </Button>
        )}
      </Box>
      <Confirm
        isOpen={openDialog === 'codes'}
        title={translate('partitur.factor.renewTitle')}
        content={translate('partitur.factor.renewText')}
        confirm="partitur.factor.renewNow"
        onConfirm={() => void act(renew)}
        onClose={() => setOpenDialog(null)}
      />
      <Confirm
        isOpen={openDialog === 'off'}
        title={translate('partitur.factor.turnOffTitle')}
        content={translate('partitur.factor.turnOffText')}
        confirm="partitur.factor.turnOff"
        confirmColor="warning"
        onConfirm={() => void act(turnOff)}
        onClose={() => setOpenDialog(null)}
      />
    </>
  )
}
