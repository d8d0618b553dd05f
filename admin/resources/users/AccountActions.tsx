import LinkIcon from '@mui/icons-material/Link'
import LogoutIcon from '@mui/icons-material/Logout'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { z } from 'zod'
import { callApi } from '../../api/call.ts'
import { itemPath } from '../../api/data-provider.ts'
import { messageOf } from '../../api/message-of.ts'
import { ResetLinkDialog } from './ResetLinkDialog.tsx'

const linkSchema = z.object({ url: z.string(), sent: z.boolean() })

/** What an admin can do for an account whose password is lost or known to others. */
export function AccountActions() {
  const translate = useTranslate()
  const notify = useNotify()
  const record = useRecordContext()
  const [link, setLink] = useState('')
  if (!record) return null
  const path = itemPath('users', record.id)
  const tell = (cause: unknown) => notify(messageOf(cause), { type: 'error' })

  async function makeLink() {
    try {
      const { url, sent } = linkSchema.parse(await callApi(`${path}reset-link/`, { method: 'POST' }))
      if (sent) notify('partitur.account.linkSent', { type: 'info' })
      else setLink(url)
    } catch (cause) {
      tell(cause)
    }
  }

  async function signOut() {
    try {
      await callApi(`${path}sign-out/`, { method: 'POST' })
      notify('partitur.account.signedOut', { type: 'info' })
    } catch (cause) {
      tell(cause)
    }
  }

  return (
    <>
      <Button size="small" startIcon={<LinkIcon />} onClick={() => void makeLink()}>
        {translate('partitur.action.resetLink')}
      </Button>
      <Button size="small" startIcon={<LogoutIcon />} onClick={() => void signOut()}>
        {translate('partitur.action.signOutEverywhere')}
      </Button>
      {link && <ResetLinkDialog link={link} close={() => setLink('')} />}
    </>
  )
}
