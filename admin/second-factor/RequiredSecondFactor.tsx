import { Button, Typography } from '@mui/material'
import { useLogout, useTranslate } from 'react-admin'
import { SessionDialog } from '../sign-in/SessionDialog.tsx'
import { SignInFrame } from '../sign-in/SignInFrame.tsx'
import { clearUnsaved } from '../unsaved/unsaved.ts'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

/** Replaces the back office until a required second factor is set up. */
export function RequiredSecondFactor() {
  const translate = useTranslate()
  const logout = useLogout()
  function enter() {
    clearUnsaved()
    // Cached data from before the second factor is useless, because nothing was permitted.
    window.location.reload()
  }
  return (
    <SignInFrame title={translate('partitur.factor.title')}>
      <SecondFactorSetup
        done={enter}
        intro={
          <>
            <Typography sx={{ mb: 1 }}>{translate('partitur.factor.firstText')}</Typography>
            <Typography sx={{ mb: 2 }}>{translate('partitur.factor.intro')}</Typography>
          </>
        }
        wayOut={
          <Button sx={{ display: 'block', mt: 1, ml: -1 }} onClick={() => void logout(null, undefined, false)}>
            {translate('ra.auth.logout')}
          </Button>
        }
      />
      <SessionDialog />
    </SignInFrame>
  )
}
