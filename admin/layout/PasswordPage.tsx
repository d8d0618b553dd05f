import { Paper } from '@mui/material'
import { PasswordInput, required, SaveButton, SimpleForm, Title, Toolbar, useNotify, useTranslate } from 'react-admin'
import { callApi } from '../api/call.ts'
import { refuseDifferent, submitErrors } from './password-form.ts'

/** The own password. */
export function PasswordPage() {
  const translate = useTranslate()
  const notify = useNotify()

  async function save({ current, password }: Record<string, unknown>) {
    try {
      await callApi('/api/admin/password/', { method: 'POST', body: { current, password } })
      notify('partitur.account.changed', { type: 'info' })
    } catch (cause) {
      return submitErrors(cause, (message) => notify(message, { type: 'error' }))
    }
  }

  return (
    <Paper variant="outlined" sx={{ maxWidth: 480, mt: 2 }}>
      <Title title={translate('partitur.action.changePassword')} />
      <SimpleForm
        onSubmit={save}
        validate={refuseDifferent}
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <PasswordInput source="current" label="partitur.account.current" autoComplete="current-password" validate={required()} helperText={false} />
        <PasswordInput source="password" label="partitur.account.next" autoComplete="new-password" helperText="partitur.help.password" />
        <PasswordInput source="repeat" label="partitur.account.repeat" autoComplete="new-password" helperText={false} />
      </SimpleForm>
    </Paper>
  )
}
