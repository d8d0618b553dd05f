import { Paper } from '@mui/material'
import { PasswordInput, required, SimpleForm, Title, useNotify, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { changePassword } from '#contract/admin/accounts/users.ts'
import { call } from '../api/call.ts'
import { FormToolbar } from '../forms/FormToolbar.tsx'
import { clearUnsaved } from '../unsaved/unsaved.ts'
import { NewPasswordInputs, useSubmit, validateRepeat } from './password-form.tsx'

export function OwnPasswordPage() {
  const translate = useTranslate()
  const notify = useNotify()

  const save = useSubmit(async (text) => {
    const body = { current: text('current'), password: text('password') }
    await call<typeof changePassword>(adminAddresses.changePassword, { body })
    clearUnsaved()
    notify('partitur.account.changed', { type: 'info' })
  })

  return (
    <Paper variant="outlined" sx={{ maxWidth: 480, mt: 2 }}>
      <Title title={translate('partitur.action.changePassword')} />
      <SimpleForm onSubmit={save} validate={validateRepeat} noValidate toolbar={<FormToolbar />}>
        <PasswordInput
          source="current"
          label="partitur.account.current"
          autoComplete="current-password"
          validate={required()}
          helperText={false}
        />
        <NewPasswordInputs />
      </SimpleForm>
    </Paper>
  )
}
