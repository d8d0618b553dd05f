import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Form, Link, PasswordInput, useNotify, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { resetPassword } from '#contract/admin/accounts/users.ts'
import { call } from '../api/call.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { submitErrors, validateRepeat } from '../layout/password-form.ts'
import { SignInFrame } from './SignInFrame.tsx'

/** The target of a reset link: a new password without a session. */
export function ResetPage() {
  const translate = useTranslate()
  const notify = useNotify()
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(false)

  async function save({ password }: Record<string, unknown>) {
    try {
      const body = { token: query.get('token') ?? '', password: String(password ?? '') }
      await call<typeof resetPassword>(adminAddresses.resetPassword, { body })
      setDone(true)
    } catch (cause) {
      return submitErrors(cause, (message) => notify(message, { type: 'error' }))
    }
  }

  return (
    <SignInFrame title={translate('partitur.account.resetTitle')}>
      {isDone ? (
        <>
          <Typography role="status" sx={{ mb: 2 }}>
            {translate('partitur.account.resetDone')}
          </Typography>
          <Button component={Link} to="/admin/login" variant="contained">
            {translate('partitur.account.toLogin')}
          </Button>
        </>
      ) : (
        <Form onSubmit={save} validate={validateRepeat}>
          <PasswordInput
            source="password"
            label="partitur.account.next"
            autoComplete="new-password"
            helperText="partitur.help.password"
          />
          <PasswordInput
            source="repeat"
            label="partitur.account.repeat"
            autoComplete="new-password"
            helperText={false}
          />
          <SubmitButton fullWidth sx={{ mt: 2 }} />
        </Form>
      )}
    </SignInFrame>
  )
}
