import { Paper } from '@mui/material'
import {
  required,
  SelectInput,
  SimpleForm,
  Title,
  useGetIdentity,
  useLocaleState,
  useLocales,
  useNotify,
  useTranslate,
} from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { renameOwnAccount } from '#contract/admin/accounts/users.ts'
import { forgetUser } from '../api/auth-provider.ts'
import { call } from '../api/call.ts'
import { FormToolbar } from '../forms/FormToolbar.tsx'
import { useSetLanguage } from '../i18n/use-language.ts'
import { LineInput } from '../inputs/LineInput.tsx'
import { clearUnsaved } from '../unsaved/unsaved.ts'
import { submitErrors } from './password-form.ts'

/** The own name, and the language of the back office and the editor. */
export function ProfilePage() {
  const translate = useTranslate()
  const notify = useNotify()
  const { identity, refetch } = useGetIdentity()
  const [locale] = useLocaleState()
  const setLanguage = useSetLanguage()
  const languages = useLocales()

  async function save({ name, language }: Record<string, unknown>) {
    try {
      await call<typeof renameOwnAccount>(adminAddresses.renameOwnAccount, { body: { name: String(name ?? '') } })
      clearUnsaved()
      forgetUser()
      await refetch?.()
      if (language !== locale) setLanguage(String(language))
      notify('partitur.account.profileSaved', { type: 'info' })
    } catch (cause) {
      return submitErrors(cause, (message) => notify(message, { type: 'error' }))
    }
  }

  if (!identity) return null
  return (
    <Paper variant="outlined" sx={{ maxWidth: 480, mt: 2 }}>
      <Title title={translate('partitur.account.profile')} />
      <SimpleForm
        defaultValues={{ name: identity.fullName, language: locale }}
        onSubmit={save}
        noValidate
        toolbar={<FormToolbar />}
      >
        <LineInput
          source="name"
          label="resources.users.fields.name"
          autoComplete="name"
          validate={required()}
          helperText="partitur.account.nameHelp"
        />
        <SelectInput
          source="language"
          label="partitur.account.language"
          choices={languages.map(({ locale: id, name }) => ({ id, name }))}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
      </SimpleForm>
    </Paper>
  )
}
