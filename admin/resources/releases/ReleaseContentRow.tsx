import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useBusy } from '../../api/use-busy.ts'
import { EntryRow } from '../../lists/Entries.tsx'

/** `leave` removes it from the release, with the notice `left`; null after the release. `children`: the link to it. */
type ReleaseContentRowProps = {
  title: string
  details: string
  left: string
  leave: (() => Promise<unknown>) | null
  children: ReactNode
}

export function ReleaseContentRow({ title, details, left, leave, children }: ReleaseContentRowProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, runWhileBusy } = useBusy()

  async function takeOut() {
    await runWhileBusy(async () => {
      await leave?.()
      notify(left, { type: 'info' })
    })
    refresh()
  }

  return (
    <EntryRow sx={{ py: 1, borderTop: 1 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{details}</Typography>
      </Box>
      {children}
      {leave && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={translate('partitur.releases.leaveOf', { what: title })}
          onClick={() => void takeOut()}
        >
          {translate('partitur.releases.leave')}
        </Button>
      )}
    </EntryRow>
  )
}
