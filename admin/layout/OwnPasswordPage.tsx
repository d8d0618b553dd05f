import { Paper } from '@mui/material'
import { PasswordInput, required, SimpleForm, Title, useNotify, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { changePassword } from '#contract/admin/accounts/users.ts'
import { call } from '../api/call.ts'
import { FormToolbar } from '../forms/FormToolbar.tsx'
import { clearUnsaved } from '../unsaved/unsaved.ts'
import { submitErrors, validateRepeat } from './password-form.ts'

export function OwnPasswordPage() {
  const translate = useTranslate()
  const notify = useNotify()

  async function save({ current, password }: Record<string, unknown>) {
    try {
      const body = { current: String(current ?? ''), password: String(password ?? '') }
      await call<typeof changePassword>(adminAddresses.changePassword, { body })
      clearUnsaved()
      notify('partitur.account.changed', { type: 'info' })
    } catch (cause) {
      return submitErrors(cause, (message) => notify(message, { type: 'error' }))
    }
  }

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
        <PasswordInput
          source="password"
          label="partitur.account.next"
          autoComplete="new-password"
          helperText="partitur.help.password"
        />
        <PasswordInput source="repeat" label="partitur.account.repeat" autoComplete="new-password" helperText={false} />
      </SimpleForm>
    </Paper>
  )
}
