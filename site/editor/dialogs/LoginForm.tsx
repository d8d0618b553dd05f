import { type FormEvent, useId, useRef, useState } from 'react'
import type { Locale } from '#config'
import type { login, User } from '#contract/account.ts'
import { AppError } from '#contract/errors.ts'
import { sessionClient } from '#contract/session-client.ts'
import buttons from '../ui/buttons.module.css'
import parts from '../ui/dialog-parts.module.css'
import { editorMessages } from '../words/messages.ts'
import type { EditorMessages } from '../words/messages-de.ts'

type LoginFormProps = { locale: Locale; email?: string; onLogin: (user: User) => void }

export function LoginForm({ locale, email = '', onLogin }: LoginFormProps) {
  const text = editorMessages[locale]
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const password = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const given = new FormData(event.currentTarget)
    const body = { email: String(given.get('email')).trim(), password: String(given.get('password')) }
    try {
      onLogin(
        await sessionClient({ language: () => locale })<typeof login>({ method: 'POST', path: '/{locale}/pageeditor-api/login' }, { params: { locale }, body }),
      )
    } catch (error) {
      setProblem(wordsFor(error, text))
      password.current?.focus()
    }
    setBusy(false)
  }

  return (
    <form className={parts.stack} onSubmit={(event) => void submit(event)}>
      <label className={parts.field}>
        {text.email}
        <input className={parts.input} name="email" type="email" autoComplete="username" required maxLength={254} defaultValue={email} />
      </label>
      <label className={parts.field}>
        {text.password}
        <input
          ref={password}
          className={parts.input}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </label>
      <div role="alert">
        {problem && (
          <p id={`${id}-problem`} className={parts.error}>
            {problem}
          </p>
        )}
      </div>
      <div className={parts.row}>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`} aria-disabled={busy}>
          {text.login}
        </button>
      </div>
    </form>
  )
}

function wordsFor(error: unknown, text: EditorMessages): string {
  if (!(error instanceof AppError)) return text.loginFailed
  if (error.code === 'wrong_credentials' || error.code === 'bad_input') return text.wrongCredentials
  if (error.code === 'too_many_requests') return text.tooManyLogins(error.retryAfterSeconds ?? 60)
  return text.loginFailed
}
