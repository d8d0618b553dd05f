import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { System } from '#contract/admin/system.ts'
import { When } from '../../columns/When.tsx'
import { Panel } from '../../dashboard/Panel.tsx'
import { Fact } from './Fact.tsx'

/** What came of the last backup, and when the next one comes by itself. */
export function Backup({ backup: { hour, kept, state, last, restored_at } }: Pick<System, 'backup'>) {
  const translate = useTranslate()
  return (
    <Panel title="partitur.system.backup">
      {state !== 'good' && (
        <Alert severity={state === 'failed' ? 'error' : 'warning'} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate(`partitur.attention.system.backup_${state}`)}
          {last?.problem && `: ${last.problem}`}
        </Alert>
      )}
      {last && (
        <>
          <Fact name="backupAt">
            <When iso={last.ended_at} />
          </Fact>
          <Fact name="backupResult">{translate(`partitur.system.backupStates.${state}`)}</Fact>
          {state !== 'failed' && <Fact name="backupHolds">{translate('partitur.system.backupHoldsOf', last)}</Fact>}
        </>
      )}
      {restored_at !== null && (
        <Fact name="backupRestored">
          <When iso={restored_at} />
        </Fact>
      )}
      <Fact name="backupPlan">{hour === null ? translate('partitur.system.noBackupPlan') : translate('partitur.system.backupPlanAt', { hour, kept })}</Fact>
    </Panel>
  )
}
