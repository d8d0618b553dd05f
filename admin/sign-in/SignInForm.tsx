import { Alert, Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { messageOf } from '../api/message-of.ts'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { SecondStep } from './SecondStep.tsx'

export type Given = { email: string; password: string; code?: string; trust_device?: boolean }

/** Both steps of a login; the second one shows where the account has it, and what was typed in the first is kept. */
export function SignInForm({ email = '', signIn }: { email?: string; signIn: (given: Given) => Promise<unknown> }) {
  const translate = useTranslate()
  const [first, setFirst] = useState<Given>({ email, password: '' })
  const [isSecond, setSecond] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A dialog over another form is still inside it for React.
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    const form = new FormData(event.currentTarget)
    const given = isSecond ? first : { email: String(form.get('email')), password: String(form.get('password')) }
    setFirst(given)
    try {
      await signIn(isSecond ? { ...given, code: String(form.get('code')), trust_device: form.has('trust_device') } : given)
    } catch (cause) {
      const code: unknown = cause instanceof HttpError && cause.body?.code
      const isAsked = code === 'second_factor' && !isSecond
      setProblem(isAsked ? '' : messageOf(cause))
      if (code === 'second_factor' || code === 'wrong_credentials') setSecond(code === 'second_factor')
    }
    setBusy(false)
  }

  function startAgain() {
    setProblem('')
    setSecond(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      {navigator.cookieEnabled === false && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('partitur.account.noCookies')}
        </Alert>
      )}
      {isSecond ? <SecondStep problem={problem} /> : <PasswordStep {...first} problem={problem} />}
      <Button type="submit" variant="contained" fullWidth aria-disabled={isBusy} sx={{ mt: 2 }}>
        {translate('ra.auth.sign_in')}
      </Button>
      {!isSecond && <ForgottenPassword />}
      {isSecond && (
        <Button fullWidth sx={{ mt: 1 }} onClick={startAgain}>
          {translate('partitur.factor.back')}
        </Button>
      )}
    </form>
  )
}
