import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { authProvider } from '../api/auth-provider.ts'
import { type LostSession, onLostSession } from '../api/lost-session.ts'

/** A session that ended asks for the password over the form, so that nothing typed is lost. */
export function SessionDialog() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const [why, setWhy] = useState<LostSession | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => onLostSession(setWhy), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    try {
      await authProvider.login({ email: String(form.get('email')), password: String(form.get('password')) })
      setProblem('')
      setWhy(null)
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : 'ra.auth.sign_in_error')
    }
  }

  return (
    <Dialog open={why !== null} {...(why === 'stale' ? { onClose: () => setWhy(null) } : {})} fullWidth maxWidth="xs" aria-labelledby="session-title">
      <form onSubmit={submit}>
        <DialogTitle id="session-title">{translate('partitur.session.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate(why === 'stale' ? 'partitur.session.stale' : 'partitur.session.text')}</DialogContentText>
          <TextField name="email" type="email" autoComplete="username" required label={translate('ra.auth.email')} defaultValue={identity?.id ?? ''} />
          <TextField
            name="password"
            type="password"
            autoComplete="current-password"
            required
            autoFocus
            label={translate('ra.auth.password')}
            error={problem !== ''}
            helperText={problem && translate(problem, { _: problem })}
          />
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained">
            {translate('ra.auth.sign_in')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
