import { Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetIdentity, useTranslate } from 'react-admin'
import { authProvider } from '../api/auth-provider.ts'
import { answerPassword, type LostSession, onLostSession } from '../api/lost-session.ts'
import { SignInForm } from './SignInForm.tsx'

/** An expired session asks for the password over the form, so that no input is lost. */
export function SessionDialog() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const [reason, setReason] = useState<LostSession | null>(null)
  useEffect(() => onLostSession(setReason), [])
  function close(isGiven: boolean) {
    setReason(null)
    answerPassword(isGiven)
  }
  return (
    <Dialog
      open={reason !== null}
      {...(reason === 'stale' ? { onClose: () => close(false) } : {})}
      fullWidth
      maxWidth="xs"
      aria-labelledby="session-title"
    >
      <DialogTitle id="session-title">{translate('partitur.session.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(reason === 'stale' ? 'partitur.session.stale' : 'partitur.session.text')}
        </DialogContentText>
        <SignInForm
          email={String(identity?.id ?? '')}
          signIn={async (credentials) => {
            await authProvider.login(credentials)
            close(true)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
