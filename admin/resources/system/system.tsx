import MonitorHeartIcon from '@mui/icons-material/MonitorHeart'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { getSystemStatus, SystemStatus, sendTestMail } from '#contract/admin/system.ts'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { fileSize } from '../../columns/file-size.ts'
import { Timestamp } from '../../columns/Timestamp.tsx'
import { Panel } from '../../dashboard/Panel.tsx'

export const system = { name: 'system', icon: MonitorHeartIcon, list: SystemPage }

/** More than the latency of a response explains. */
const CLOCK_OFF_MS = 5000

/** Version, data storage, and free resources of the machine. */
function SystemPage() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data, error } = useQuery({
    queryKey: ['system', locale],
    queryFn: async ({ signal }) => {
      const system = await call<typeof getSystemStatus>(adminAddresses.getSystemStatus, {}, signal)
      return { system, clockOff: Math.abs(Date.parse(system.now) - Date.now()) }
    },
  })
  return (
    <Box sx={{ mt: 2, maxWidth: 1100 }}>
      <Title title="partitur.system.title" />
      {error && <Alert severity="error">{translate('partitur.system.failed')}</Alert>}
      {data && <SystemFacts {...data} />}
    </Box>
  )
}

function SystemFacts({ system, clockOff }: { system: SystemStatus; clockOff: number }) {
  const translate = useTranslate()
  const { database, disk, memory, cache, mail } = system
  const left = ({ free, total }: { free: number; total: number }) =>
    translate('partitur.system.of', { free: fileSize(free), total: fileSize(total) })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Panel title="partitur.system.software">
        <StatusRow name="version">{`Partitur ${system.version} · Node.js ${system.node}`}</StatusRow>
        <StatusRow name="started">
          <Timestamp iso={system.started_at} />
        </StatusRow>
        <StatusRow name="processes">{system.processes}</StatusRow>
        <StatusRow name="clock">
          <Timestamp iso={system.now} />
        </StatusRow>
        {clockOff > CLOCK_OFF_MS && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {translate('partitur.system.clockOff', { seconds: Math.round(clockOff / 1000) })}
          </Alert>
        )}
      </Panel>
      <Panel title="partitur.system.storage">
        <StatusRow name="database">{`${database.kind} ${database.version}`}</StatusRow>
        <StatusRow name="databaseSize">{fileSize(database.bytes)}</StatusRow>
        <StatusRow name="disk">{left(disk)}</StatusRow>
      </Panel>
      <Backup backup={system.backup} />
      <Certificate certificate={system.certificate} />
      <Panel title="partitur.system.memory">
        <StatusRow name="process">{fileSize(memory.process)}</StatusRow>
        <StatusRow name="machine">{left(memory)}</StatusRow>
        <StatusRow name="pages">
          {translate('partitur.system.pagesSize', { bytes: fileSize(cache.bytes), most: fileSize(cache.most) })}
        </StatusRow>
        <StatusRow name="answers">
          {translate('partitur.system.answersOf', { hit: cache.hit, miss: cache.miss, stale: cache.stale })}
        </StatusRow>
      </Panel>
      <Panel title="partitur.system.mail">
        {mail ? (
          <>
            <StatusRow name="mails">{translate('partitur.system.mailsOf', mail)}</StatusRow>
            <TestMail />
          </>
        ) : (
          <Typography sx={{ py: 1.5 }}>{translate('partitur.system.noMail')}</Typography>
        )}
      </Panel>
    </Box>
  )
}

/** The result of the last backup, and the time of the next automatic one. */
function Backup({ backup: { hour, kept, state, last, restored_at } }: Pick<SystemStatus, 'backup'>) {
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
          <StatusRow name="backupAt">
            <Timestamp iso={last.ended_at} />
          </StatusRow>
          <StatusRow name="backupResult">{translate(`partitur.system.backupStates.${state}`)}</StatusRow>
          {state !== 'failed' && (
            <StatusRow name="backupHolds">{translate('partitur.system.backupHoldsOf', last)}</StatusRow>
          )}
        </>
      )}
      {restored_at !== null && (
        <StatusRow name="backupRestored">
          <Timestamp iso={restored_at} />
        </StatusRow>
      )}
      <StatusRow name="backupPlan">
        {hour === null
          ? translate('partitur.system.noBackupPlan')
          : translate('partitur.system.backupPlanAt', { hour, kept })}
      </StatusRow>
    </Panel>
  )
}

/** Sends a mail to the current account and shows the mail server's reply. */
function TestMail() {
  const translate = useTranslate()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call<typeof sendTestMail>(adminAddresses.sendTestMail, {}),
  })
  return (
    <Box sx={{ py: 1.5 }}>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {translate('partitur.system.test')}
      </Button>
      <Box role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {data?.problem === null && (
          <Alert severity="success">{translate('partitur.system.sent', { to: data.to })}</Alert>
        )}
        {data?.problem && (
          <Alert severity="error">{translate('partitur.system.refused', { problem: data.problem })}</Alert>
        )}
        {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      </Box>
    </Box>
  )
}

const errors = ['expired', 'name', 'untrusted']

/** The public URL and the expiry of its certificate. */
function Certificate({ certificate: { origin, state, seen_at, ends_at } }: Pick<SystemStatus, 'certificate'>) {
  const translate = useTranslate()
  const isError = errors.includes(state)
  return (
    <Panel title="partitur.system.certificate">
      {(isError || state === 'ending') && (
        <Alert severity={isError ? 'error' : 'warning'} sx={{ mt: 1 }}>
          {translate(`partitur.attention.system.certificate_${state}`)}
        </Alert>
      )}
      <StatusRow name="address">{origin}</StatusRow>
      <StatusRow name="certificateResult">{translate(`partitur.system.certificateStates.${state}`)}</StatusRow>
      {ends_at !== null && (
        <StatusRow name={state === 'expired' ? 'certificateEnded' : 'certificateEnds'}>
          <Timestamp iso={ends_at} />
        </StatusRow>
      )}
      {seen_at !== null && (
        <StatusRow name="certificateSeen">
          <Timestamp iso={seen_at} />
        </StatusRow>
      )}
    </Panel>
  )
}

/** A line of a panel: a label from `partitur.system` and its value. */
function StatusRow({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{ m: 0, py: 1.25, display: 'flex', flexWrap: 'wrap', gap: '0 1rem', borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary', flex: '0 0 11rem' }}>
        {translate(`partitur.system.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}
