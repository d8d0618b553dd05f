import LinkIcon from '@mui/icons-material/Link'
import LogoutIcon from '@mui/icons-material/Logout'
import PhonelinkEraseIcon from '@mui/icons-material/PhonelinkErase'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { createResetLink, removeSecondFactor, signOutEverywhere } from '#contract/admin/accounts/users.ts'
import { call } from '../../api/call.ts'
import { useBusy } from '../../api/use-busy.ts'
import { ShareLinkDialog } from './ShareLinkDialog.tsx'

/** Admin actions for an account whose password is lost or leaked. */
export function AccountActions() {
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const record = useRecordContext()
  const refresh = useRefresh()
  const [link, setLink] = useState('')
  const [asksToRemove, setAsksToRemove] = useState(false)
  // Without a password there is nothing to reset or to log out.
  if (record?.state !== 'active') return null
  const params = { id: String(record.id) }

  const makeLink = () =>
    runWhileBusy(async () => {
      const { url, sent } = await call<typeof createResetLink>(adminAddresses.createResetLink, { params })
      if (sent) notify('partitur.account.linkSent', { type: 'info' })
      else setLink(url)
    })

  const signOut = () =>
    runWhileBusy(async () => {
      await call<typeof signOutEverywhere>(adminAddresses.signOutEverywhere, { params })
      notify('partitur.account.signedOut', { type: 'info' })
    })

  function removeFactor() {
    setAsksToRemove(false)
    return runWhileBusy(async () => {
      await call<typeof removeSecondFactor>(adminAddresses.removeSecondFactor, { params })
      notify('partitur.factor.removed', { type: 'info' })
      refresh()
    })
  }

  return (
    <>
      <Button size="small" startIcon={<LinkIcon />} onClick={() => void makeLink()}>
        {translate('partitur.action.resetLink')}
      </Button>
      <Button size="small" startIcon={<LogoutIcon />} onClick={() => void signOut()}>
        {translate('partitur.action.signOutEverywhere')}
      </Button>
      {record.second_factor && (
        <Button size="small" startIcon={<PhonelinkEraseIcon />} onClick={() => setAsksToRemove(true)}>
          {translate('partitur.factor.remove')}
        </Button>
      )}
      <Confirm
        isOpen={asksToRemove}
        title={translate('partitur.factor.removeTitle', { name: record.name })}
        content={translate('partitur.factor.removeText')}
        confirm="ra.action.remove"
        confirmColor="warning"
        onConfirm={() => void removeFactor()}
        onClose={() => setAsksToRemove(false)}
      />
      {link && (
        <ShareLinkDialog
          title={translate('partitur.action.resetLink')}
          text={translate('partitur.account.linkCopy')}
          label={translate('partitur.action.resetLink')}
          link={link}
          close={() => setLink('')}
        />
      )}
    </>
  )
}
