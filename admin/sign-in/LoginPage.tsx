import { useLogin, useTranslate } from 'react-admin'
import { EntrancePage } from './EntrancePage.tsx'
import { SignInForm } from './SignInForm.tsx'

export function LoginPage() {
  const translate = useTranslate()
  const login = useLogin()
  return (
    <EntrancePage title={translate('partitur.app.title')}>
      <SignInForm signIn={login} />
    </EntrancePage>
  )
}
