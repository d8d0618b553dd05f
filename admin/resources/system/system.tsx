import MonitorHeartIcon from '@mui/icons-material/MonitorHeart'
import { Alert, Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { getSystem, System } from '#contract/admin/system.ts'
import { call } from '../../api/call.ts'
import { fileSize } from '../../columns/file-size.ts'
import { When } from '../../columns/When.tsx'
import { Panel } from '../../dashboard/Panel.tsx'
import { Backup } from './Backup.tsx'
import { Certificate } from './Certificate.tsx'
import { Fact } from './Fact.tsx'
import { TestMail } from './TestMail.tsx'

export const system = { name: 'system', icon: MonitorHeartIcon, list: SystemPage }

/** More than the way of an answer explains. */
const CLOCK_OFF_MS = 5000

/** How the house is: what runs, where the data are, what is left of the machine. */
function SystemPage() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data, error } = useQuery({
    queryKey: ['system', locale],
    queryFn: async ({ signal }) => {
      const system = await call<typeof getSystem>(adminAddresses.getSystem, {}, signal)
      return { system, clockOff: Math.abs(Date.parse(system.now) - Date.now()) }
    },
  })
  return (
    <Box sx={{ mt: 2, maxWidth: 1100 }}>
      <Title title="partitur.system.title" />
      {error && <Alert severity="error">{translate('partitur.system.failed')}</Alert>}
      {data && <Facts {...data} />}
    </Box>
  )
}

function Facts({ system, clockOff }: { system: System; clockOff: number }) {
  const translate = useTranslate()
  const { database, disk, memory, cache, mail } = system
  const left = ({ free, total }: { free: number; total: number }) => translate('partitur.system.of', { free: fileSize(free), total: fileSize(total) })
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
      <Panel title="partitur.system.software">
        <Fact name="version">{`Partitur ${system.version} · Node.js ${system.node}`}</Fact>
        <Fact name="started">
          <When iso={system.started_at} />
        </Fact>
        <Fact name="processes">{system.processes}</Fact>
        <Fact name="clock">
          <When iso={system.now} />
        </Fact>
        {clockOff > CLOCK_OFF_MS && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {translate('partitur.system.clockOff', { seconds: Math.round(clockOff / 1000) })}
          </Alert>
        )}
      </Panel>
      <Panel title="partitur.system.storage">
        <Fact name="database">{`${database.kind} ${database.version}`}</Fact>
        <Fact name="databaseSize">{fileSize(database.bytes)}</Fact>
        <Fact name="disk">{left(disk)}</Fact>
      </Panel>
      <Backup backup={system.backup} />
      <Certificate certificate={system.certificate} />
      <Panel title="partitur.system.memory">
        <Fact name="process">{fileSize(memory.process)}</Fact>
        <Fact name="machine">{left(memory)}</Fact>
        <Fact name="pages">{translate('partitur.system.pagesSize', { bytes: fileSize(cache.bytes), most: fileSize(cache.most) })}</Fact>
        <Fact name="answers">{translate('partitur.system.answersOf', { hit: cache.hit, miss: cache.miss, stale: cache.stale })}</Fact>
      </Panel>
      <Panel title="partitur.system.mail">
        {mail ? (
          <>
            <Fact name="mails">{translate('partitur.system.mailsOf', mail)}</Fact>
            <TestMail />
          </>
        ) : (
          <Typography sx={{ py: 1.5 }}>{translate('partitur.system.noMail')}</Typography>
        )}
      </Panel>
    </Box>
  )
}
