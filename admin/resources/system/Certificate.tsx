import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { System } from '#contract/admin/system.ts'
import { When } from '../../columns/When.tsx'
import { Panel } from '../../dashboard/Panel.tsx'
import { Fact } from './Fact.tsx'

const errors = ['expired', 'name', 'untrusted']

/** The public address, and until when its certificate is good. */
export function Certificate({ certificate: { origin, state, seen_at, ends_at } }: Pick<System, 'certificate'>) {
  const translate = useTranslate()
  const isError = errors.includes(state)
  return (
    <Panel title="partitur.system.certificate">
      {(isError || state === 'ending') && (
        <Alert severity={isError ? 'error' : 'warning'} sx={{ mt: 1 }}>
          {translate(`partitur.attention.system.certificate_${state}`)}
        </Alert>
      )}
      <Fact name="address">{origin}</Fact>
      <Fact name="certificateResult">{translate(`partitur.system.certificateStates.${state}`)}</Fact>
      {ends_at !== null && (
        <Fact name={state === 'expired' ? 'certificateEnded' : 'certificateEnds'}>
          <When iso={ends_at} />
        </Fact>
      )}
      {seen_at !== null && (
        <Fact name="certificateSeen">
          <When iso={seen_at} />
        </Fact>
      )}
    </Panel>
  )
}
