import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { requestResetLink } from '#contract/admin/users.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/message-of.ts'

type Said = { words: string; email: string }

/** Has a link sent to the address in the form around it. */
export function ForgottenPassword() {
  const translate = useTranslate()
  const [said, setSaid] = useState<Said | null>(null)

  async function send({ form }: HTMLButtonElement) {
    const email = String(new FormData(form ?? undefined).get('email') ?? '').trim()
    if (email === '') return setSaid({ words: 'partitur.account.forgottenAddress', email })
    try {
      const { by_mail } = await call<typeof requestResetLink>(adminAddresses.requestResetLink, { body: { email } })
      setSaid({ words: by_mail ? 'partitur.account.forgottenSent' : 'partitur.account.forgottenNoMail', email })
    } catch (cause) {
      setSaid({ words: messageOf(cause), email })
    }
  }

  return (
    <>
      <Button type="button" fullWidth sx={{ mt: 1 }} onClick={(event) => void send(event.currentTarget)}>
        {translate('partitur.account.forgotten')}
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {said && translate(said.words, { _: said.words, email: said.email })}
      </Typography>
    </>
  )
}
