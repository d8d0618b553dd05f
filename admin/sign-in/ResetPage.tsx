import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Form, Link, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { resetPassword } from '#contract/admin/accounts/users.ts'
import { call } from '../api/call.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { NewPasswordInputs, useSubmit, validateRepeat } from '../layout/password-form.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** The target of a reset link: a new password without a session. */
export function ResetPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(false)

  const save = useSubmit(async (text) => {
    const body = { token: query.get('token') ?? '', password: text('password') }
    await call<typeof resetPassword>(adminAddresses.resetPassword, { body })
    setDone(true)
  })

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
          <NewPasswordInputs />
          <SubmitButton fullWidth sx={{ mt: 2 }} />
        </Form>
      )}
    </SignInFrame>
  )
}
