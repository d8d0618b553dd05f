import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { dismissMissingPath, MissingPath } from '#content/redirect/endpoints.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/message-of.ts'
import { RedirectDialog } from './RedirectDialog.tsx'

/** A path that was cut cannot be redirected: what was asked for is longer. */
export function RowActions({ row }: { row: MissingPath }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)

  async function dismiss() {
    try {
      await call<typeof dismissMissingPath>(adminAddresses.dismissMissingPath, { params: { id: row.id } })
      notify('partitur.missingPaths.dismissed')
      refresh()
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: { xs: -1, md: 0 }, justifyContent: { md: 'flex-end' } }}>
      {!row.path.endsWith('…') && (
        <Button onClick={() => setOpen(true)} aria-label={translate('partitur.missingPaths.redirectOf', { path: row.path })}>
          {translate('partitur.missingPaths.redirect')}
        </Button>
      )}
      <Button color="inherit" onClick={() => void dismiss()} aria-label={translate('partitur.missingPaths.dismissOf', { path: row.path })}>
        {translate('partitur.missingPaths.dismiss')}
      </Button>
      {isOpen && <RedirectDialog row={row} close={() => setOpen(false)} />}
    </Box>
  )
}
