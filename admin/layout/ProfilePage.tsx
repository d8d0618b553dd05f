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
import { useSubmit } from './password-form.tsx'

/** The own name, and the language of the back office and the editor. */
export function ProfilePage() {
  const translate = useTranslate()
  const notify = useNotify()
  const { identity, refetch } = useGetIdentity()
  const [locale] = useLocaleState()
  const setLanguage = useSetLanguage()
  const languages = useLocales()

  const save = useSubmit(async (text) => {
    await call<typeof renameOwnAccount>(adminAddresses.renameOwnAccount, { body: { name: text('name') } })
    clearUnsaved()
    forgetUser()
    await refetch?.()
    if (text('language') !== locale) setLanguage(text('language'))
    notify('partitur.account.profileSaved', { type: 'info' })
  })

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
