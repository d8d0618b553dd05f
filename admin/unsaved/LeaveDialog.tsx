import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { createPath, useBlocker } from 'react-router'
import { askWith, hasUnsaved } from './unsaved.ts'

type Answer = (leaves: boolean) => void

/** The one question before unsaved words are thrown away, whichever way out was taken. */
export function LeaveDialog() {
  const translate = useTranslate()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), [])
  const blocker = useBlocker(({ currentLocation, nextLocation }) => createPath(currentLocation) !== createPath(nextLocation) && hasUnsaved())

  useEffect(() => askWith(ask), [ask])

  useEffect(() => {
    if (blocker.state === 'blocked') void ask().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  function decide(leaves: boolean) {
    answer?.(leaves)
    setAnswer(null)
  }

  return (
    <Dialog open={answer !== null} onClose={() => decide(false)} maxWidth="xs" transitionDuration={0} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate('partitur.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('partitur.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => decide(true)}>
          {translate('partitur.leave.discard')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => decide(false)}>
          {translate('partitur.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
