import { Box, Button, Chip, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { SimpleListLoading, Title, useNotify, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  OwnSession,
} from '#contract/admin/accounts/own-sessions.ts'
import { call } from '../api/call.ts'
import { useBusy } from '../api/use-busy.ts'
import { Timestamp } from '../columns/Timestamp.tsx'
import { Entries, EntryRow } from '../lists/Entries.tsx'

/** The sessions of the own account, with logout for each. */
export function SessionsPage() {
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const { data: sessions, refetch } = useQuery({
    queryKey: ['own sessions'],
    queryFn: ({ signal }) => call<typeof listOwnSessions>(adminAddresses.listOwnSessions, {}, signal),
  })

  async function end(work: () => Promise<unknown>) {
    await runWhileBusy(async () => {
      await work()
      notify('partitur.sessions.ended', { type: 'info' })
    })
    await refetch()
  }
  const endOne = (id: string) => end(() => call<typeof endOwnSession>(adminAddresses.endOwnSession, { params: { id } }))
  const endOthers = () => end(() => call<typeof endOtherSessions>(adminAddresses.endOtherSessions, {}))

  return (
    <Paper variant="outlined" sx={{ maxWidth: 720, mt: 2, p: 2 }}>
      <Title title={translate('partitur.sessions.title')} />
      <Typography sx={{ color: 'text.secondary' }}>{translate('partitur.sessions.intro')}</Typography>
      {!sessions && <SimpleListLoading />}
      <Entries>
        {sessions?.map((session) => (
          <Line key={session.id} session={session} end={() => void endOne(session.id)} />
        ))}
      </Entries>
      {sessions && sessions.length > 1 && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void endOthers()}>
          {translate('partitur.sessions.endOthers')}
        </Button>
      )}
    </Paper>
  )
}

function Line({ session: { device, started_at, seen_at, is_current }, end }: { session: OwnSession; end: () => void }) {
  const translate = useTranslate()
  const name = device || translate('partitur.sessions.unknown')
  return (
    <EntryRow sx={{ py: 1.5, borderBottom: 1 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {translate('partitur.sessions.since')} <Timestamp iso={started_at} /> ·{' '}
          {translate('partitur.sessions.lastUsed')} <Timestamp iso={seen_at} />
        </Typography>
      </Box>
      {is_current ? (
        <Chip size="small" variant="outlined" label={translate('partitur.sessions.here')} />
      ) : (
        <Button size="small" onClick={end} aria-label={translate('partitur.sessions.endOf', { name })}>
          {translate('ra.auth.logout')}
        </Button>
      )}
    </EntryRow>
  )
}
