import { Alert, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { SimpleListLoading, Title, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { getSecondFactor } from '#contract/admin/second-factor.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/message-of.ts'
import { FactorOn } from './FactorOn.tsx'
import { SetUp } from './SetUp.tsx'

/** The own login in two steps: set up, looked at, turned off. */
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
  const again = () => void refetch()
  return (
    <Paper variant="outlined" sx={{ maxWidth: 560, mt: 2, p: { xs: 2, sm: 3 } }}>
      <Title title={translate('partitur.factor.title')} />
      {error && <Alert severity="error">{translate(messageOf(error), { _: messageOf(error) })}</Alert>}
      {!factor && !error && <SimpleListLoading />}
      {factor?.enabled === false && <SetUp done={again} intro={<Typography sx={{ mb: 2 }}>{translate('partitur.factor.intro')}</Typography>} />}
      {factor?.enabled && <FactorOn factor={factor} changed={again} />}
    </Paper>
  )
}
