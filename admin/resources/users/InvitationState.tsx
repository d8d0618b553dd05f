import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { createInvitation, Invitation, revokeInvitation } from '#contract/admin/invitations.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/message-of.ts'
import { longDay } from '../../columns/day-text.ts'
import { InvitationDialog } from './InvitationDialog.tsx'

/** How it stands with the invitation of an account, and what can be done about it. */
export function InvitationState() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const record = useRecordContext()
  const [locale] = useLocaleState()
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  if (!record) return null
  const params = { id: String(record.id) }
  const day = (iso: unknown) => longDay(iso, locale)
  const tell = (cause: unknown) => notify(messageOf(cause), { type: 'error' })

  async function invite() {
    try {
      setInvitation(await call<typeof createInvitation>(adminAddresses.createInvitation, { params }))
      refresh()
    } catch (cause) {
      tell(cause)
    }
  }

  async function revoke() {
    try {
      await call<typeof revokeInvitation>(adminAddresses.revokeInvitation, { params })
      notify('partitur.invitation.revoked', { type: 'info' })
      refresh()
    } catch (cause) {
      tell(cause)
    }
  }

  if (record.state === 'active') {
    if (!record.accepted_at) return null
    return (
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('partitur.invitation.accepted', { at: day(record.invited_at), accepted: day(record.accepted_at) })}
      </Typography>
    )
  }
  const isOpen = record.state === 'invited'
  const text = isOpen ? 'open' : String(record.state)
  return (
    <Alert severity={isOpen ? 'info' : 'warning'} sx={{ mb: 2, width: '100%' }}>
      {translate(`partitur.invitation.${text}`, { at: day(record.invited_at), until: day(record.invited_until) })}
      <br />
      <Button size="small" sx={{ ml: -0.5, mt: 0.5 }} onClick={() => void invite()}>
        {translate('partitur.invitation.again')}
      </Button>
      {isOpen && (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => void revoke()}>
          {translate('partitur.invitation.revoke')}
        </Button>
      )}
      {invitation && (
        <InvitationDialog
          invitation={invitation}
          of={{ name: record.name, email: record.email }}
          close={() => setInvitation(null)}
        />
      )}
    </Alert>
  )
}
