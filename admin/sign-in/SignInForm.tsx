import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  InputAdornment,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { requestResetLink } from '#contract/admin/accounts/users.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { CodeField } from './CodeField.tsx'

type Credentials = { email: string; password: string; code?: string; trust_device?: boolean }

/** Both steps of a login; the second one appears if the account has it, and the first one's input stays. */
export function SignInForm({
  email = '',
  signIn,
}: {
  email?: string
  signIn: (credentials: Credentials) => Promise<unknown>
}) {
  const translate = useTranslate()
  const [first, setFirst] = useState<Credentials>({ email, password: '' })
  const [isSecond, setSecond] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree a dialog over another form is inside it.
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    const form = new FormData(event.currentTarget)
    const credentials = isSecond ? first : { email: String(form.get('email')), password: String(form.get('password')) }
    setFirst(credentials)
    try {
      await signIn(
        isSecond
          ? { ...credentials, code: String(form.get('code')), trust_device: form.has('trust_device') }
          : credentials,
      )
    } catch (cause) {
      const code: unknown = cause instanceof HttpError && cause.body?.code
      const isAsked = code === 'second_factor' && !isSecond
      setProblem(isAsked ? '' : errorMessage(cause))
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
      {isSecond ? <CodeStep problem={problem} /> : <PasswordStep {...first} problem={problem} />}
      <Button type="submit" variant="contained" fullWidth aria-disabled={isBusy} sx={{ mt: 2 }}>
        {translate('ra.auth.sign_in')}
      </Button>
      {!isSecond && <ForgottenPassword />}
      {isSecond && (
        <Button fullWidth sx={{ mt: 1 }} onClick={startAgain}>
          {translate('ra.action.back')}
        </Button>
      )}
    </form>
  )
}

/** Mails a reset link to the address in the form around it. */
function ForgottenPassword() {
  const translate = useTranslate()
  const [notice, setNotice] = useState('')

  async function send({ form }: HTMLButtonElement) {
    const email = String(new FormData(form ?? undefined).get('email') ?? '').trim()
    if (email === '') return setNotice(translate('partitur.account.forgottenAddress'))
    try {
      const { by_mail } = await call<typeof requestResetLink>(adminAddresses.requestResetLink, { body: { email } })
      setNotice(translate(by_mail ? 'partitur.account.forgottenSent' : 'partitur.account.forgottenNoMail', { email }))
    } catch (cause) {
      setNotice(errorMessage(cause))
    }
  }

  return (
    <>
      <Button type="button" fullWidth sx={{ mt: 1 }} onClick={(event) => void send(event.currentTarget)}>
        {translate('partitur.account.forgotten')}
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {notice}
      </Typography>
    </>
  )
}

function PasswordStep({ email, password, problem }: { email: string; password: string; problem: string }) {
  const translate = useTranslate()
  const [isShown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        onClick={() => setShown(!isShown)}
        aria-label={translate(isShown ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
      >
        {isShown ? <VisibilityIcon /> : <VisibilityOffIcon />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus={email === ''}
        label={translate('ra.auth.email')}
        defaultValue={email}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
      <TextField
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        autoFocus={email !== ''}
        label={translate('ra.auth.password')}
        defaultValue={password}
        error={problem !== ''}
        helperText={problem}
        slotProps={{
          htmlInput: { maxLength: 256 },
          input: { endAdornment: toggle },
          formHelperText: { role: 'alert' },
        }}
      />
    </>
  )
}

/** Takes the code of the app or a recovery code. */
function CodeStep({ problem }: { problem: string }) {
  const translate = useTranslate()
  const [byPaper, setByPaper] = useState(false)
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {translate(byPaper ? 'partitur.factor.enterRecoveryCode' : 'partitur.factor.enterCode')}
      </Typography>
      <CodeField key={String(byPaper)} kind={byPaper ? 'recovery' : 'app'} problem={problem} />
      <FormControlLabel control={<Checkbox name="trust_device" />} label={translate('partitur.factor.trust')} />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {translate('partitur.factor.trustHelp')}
      </Typography>
      <Button size="small" sx={{ mt: 1, ml: -0.5 }} onClick={() => setByPaper(!byPaper)}>
        {translate(byPaper ? 'partitur.factor.useApp' : 'partitur.factor.useRecovery')}
      </Button>
    </>
  )
}
