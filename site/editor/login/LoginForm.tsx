import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '#config'
import type { login, User } from '#contract/account.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { requestResetLink } from '#contract/admin/accounts/users.ts'
import { AppError } from '#contract/errors.ts'
import { createSessionClient } from '#contract/session-client.ts'
import { Button } from '../ui/Button.tsx'
import parts from '../ui/dialog-parts.module.css'
import { editorMessages } from '../words/messages.ts'
import type { EditorMessages } from '../words/messages-de.ts'

type LoginFormProps = { locale: Locale; email?: string; onLogin: (user: User) => void }

export function LoginForm({ locale, email = '', onLogin }: LoginFormProps) {
  const text = editorMessages[locale]
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [first, setFirst] = useState<{ email: string; password: string } | null>(null)
  const [byPaper, setByPaper] = useState(false)
  const [forgotten, setForgotten] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) field.current?.focus()
  }, [first])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const form = new FormData(event.currentTarget)
    const credentials = first ?? { email: String(form.get('email')).trim(), password: String(form.get('password')) }
    const body = first
      ? { ...credentials, code: String(form.get('code')), trust_device: form.has('trust_device') }
      : credentials
    try {
      onLogin(
        await createSessionClient({ language: () => locale })<typeof login>(editorAddresses.login, {
          params: { locale },
          body,
        }),
      )
    } catch (error) {
      const isAsked = error instanceof AppError && error.code === 'second_factor' && !error.fields
      if (isAsked) setFirst(credentials)
      setProblem(isAsked ? null : wordsFor(error, text))
      field.current?.select()
    }
    setBusy(false)
  }

  async function sendLink({ form }: HTMLButtonElement) {
    const email = String(new FormData(form ?? undefined).get('email')).trim()
    setProblem(null)
    if (email === '') return setForgotten(text.forgottenAddress)
    const body = { email }
    try {
      const { by_mail } = await createSessionClient({ language: () => locale })<typeof requestResetLink>(
        adminAddresses.requestResetLink,
        { body },
      )
      setForgotten(by_mail ? text.forgottenSent(email) : text.forgottenNoMail)
    } catch (error) {
      setForgotten(null)
      setProblem(wordsFor(error, text))
    }
  }

  function startAgain() {
    setFirst(null)
    setProblem(null)
  }

  const attributes = {
    ref: field,
    className: parts.input,
    required: true,
    'aria-invalid': problem !== null,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }

  return (
    <form className={parts.stack} onSubmit={(event) => void submit(event)}>
      {typeof navigator !== 'undefined' && navigator.cookieEnabled === false && (
        <p className={parts.error}>{text.noCookies}</p>
      )}
      {first ? (
        <>
          {/* The key gives the second step a field of its own; otherwise the first one's input would stay. */}
          <label key="code" className={parts.field}>
            {byPaper ? text.loginRecoveryCode : text.loginCode}
            <input
              {...attributes}
              name="code"
              autoComplete={byPaper ? 'off' : 'one-time-code'}
              inputMode={byPaper ? 'text' : 'numeric'}
              maxLength={40}
              autoCapitalize="off"
              spellCheck={false}
            />
          </label>
          <label className={parts.row}>
            <input type="checkbox" name="trust_device" />
            {text.loginTrust}
          </label>
          <Button aria-pressed={byPaper} onClick={() => setByPaper(!byPaper)}>
            {text.loginByPaper}
          </Button>
        </>
      ) : (
        <>
          <label className={parts.field}>
            {text.email}
            <input
              className={parts.input}
              name="email"
              type="email"
              autoComplete="username"
              required
              maxLength={254}
              defaultValue={email}
            />
          </label>
          <label className={parts.field}>
            {text.password}
            <input {...attributes} name="password" type="password" autoComplete="current-password" maxLength={256} />
          </label>
        </>
      )}
      <div role="alert">
        {problem && (
          <p id={`${id}-problem`} className={parts.error}>
            {problem}
          </p>
        )}
      </div>
      <p role="status" className={parts.muted} hidden={forgotten === null}>
        {forgotten}
      </p>
      <div className={parts.row}>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {text.login}
        </Button>
        {!first && <Button onClick={(event) => void sendLink(event.currentTarget)}>{text.forgotten}</Button>}
        {first && <Button onClick={startAgain}>{text.loginBack}</Button>}
      </div>
    </form>
  )
}

function wordsFor(error: unknown, text: EditorMessages): string {
  if (!(error instanceof AppError)) return text.loginFailed
  if (error.code === 'wrong_credentials' || error.code === 'bad_input') return text.wrongCredentials
  if (error.code === 'second_factor') return error.fields?.code?.[0] ?? text.loginFailed
  if (error.code === 'too_many_requests') return text.tooManyLogins(error.retryAfterSeconds ?? 60)
  return text.loginFailed
}
