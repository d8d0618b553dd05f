import LoginIcon from '@mui/icons-material/Login'
import { Alert, Button, CircularProgress, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Form, Link, TextInput, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { acceptInvitation, readInvitation } from '#contract/admin/accounts/invitations.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { NewPasswordInputs, useSubmit, validateRepeat } from '../layout/password-form.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** The target of an invitation: sets name and password, and logs in. */
export function InvitationPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call<typeof readInvitation>(adminAddresses.readInvitation, { body: { token } }, signal),
    retry: false,
    // Never reloaded, so that input stays; submitting reports an expired link.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <SignInFrame title={translate('partitur.invitation.refusedTitle')}>
        <Alert severity="error" sx={{ mb: 2 }}>
          {errorMessage(error)}
        </Alert>
        <Button component={Link} to="/admin/login" variant="contained">
          {translate('partitur.account.toLogin')}
        </Button>
      </SignInFrame>
    )
  return (
    <SignInFrame title={translate('partitur.invitation.title')}>
      {data ? <Accept token={token} invited={data} /> : <CircularProgress />}
    </SignInFrame>
  )
}

function Accept({ token, invited: { name, email } }: { token: string; invited: { name: string; email: string } }) {
  const translate = useTranslate()
  const save = useSubmit(async (text) => {
    const body = { token, name: text('name'), password: text('password') }
    await call<typeof acceptInvitation>(adminAddresses.acceptInvitation, { body })
    // Cached data of another session is useless.
    window.location.assign('/admin')
  })

  return (
    <Form onSubmit={save} defaultValues={{ name }} validate={refuseUnnamed} noValidate>
      <Typography sx={{ mb: 2 }}>{translate('partitur.invitation.text')}</Typography>
      <TextInput source="name" label="partitur.invitation.name" autoComplete="name" isRequired helperText={false} />
      <TextField
        name="username"
        value={email}
        label={translate('partitur.invitation.email')}
        autoComplete="username"
        fullWidth
        slotProps={{ input: { readOnly: true } }}
      />
      <NewPasswordInputs isRequired label="ra.auth.password" repeatLabel="partitur.invitation.repeat" />
      <SubmitButton fullWidth icon={<LoginIcon />} label="partitur.invitation.accept" sx={{ mt: 2 }} />
    </Form>
  )
}

function refuseUnnamed(values: Record<string, unknown>): Record<string, unknown> {
  return { ...validateRepeat(values), ...(String(values.name ?? '').trim() ? {} : { name: 'ra.validation.required' }) }
}
