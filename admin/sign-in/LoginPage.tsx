import { useLogin, useTranslate } from 'react-admin'
import { SignInForm } from './SignInForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export function LoginPage() {
  const translate = useTranslate()
  const login = useLogin()
  return (
    <SignInFrame title={translate('partitur.app.title')}>
      <SignInForm signIn={login} />
    </SignInFrame>
  )
}
