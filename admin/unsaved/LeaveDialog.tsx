import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { createPath, useBlocker, useNavigate } from 'react-router'
import { hasUnsaved, type Save, saveUnsaved, setLeavePrompt } from './unsaved.ts'

type LeavePrompt = { save: Save | null; answer: (leaves: boolean) => void }

/** Asks before unsaved input is discarded, for every way of leaving. */
export function LeaveDialog() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [prompt, setPrompt] = useState<LeavePrompt | null>(null)
  const [isBusy, setBusy] = useState(false)
  const promptLeave = useCallback(
    (save: Save | null) => new Promise<boolean>((resolve) => setPrompt({ save, answer: resolve })),
    [],
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => createPath(currentLocation) !== createPath(nextLocation) && hasUnsaved(),
  )

  useEffect(() => setLeavePrompt(promptLeave), [promptLeave])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location, proceed, reset } = blocker
    void promptLeave(saveUnsaved()).then((leaves) => {
      if (leaves && hasUnsaved()) return proceed()
      reset()
      // A save may have navigated meanwhile, which ends the blocking.
      if (leaves) void navigate(location)
    })
  }, [blocker, promptLeave, navigate])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  function decide(leaves: boolean) {
    prompt?.answer(leaves)
    setPrompt(null)
  }

  async function saveAndLeave(save: Save) {
    setBusy(true)
    const isSaved = await save()
    setBusy(false)
    decide(isSaved)
  }

  const save = prompt?.save
  return (
    <Dialog
      open={prompt !== null}
      onClose={() => !isBusy && decide(false)}
      maxWidth="xs"
      transitionDuration={0}
      aria-labelledby="leave-title"
    >
      <DialogTitle id="leave-title">{translate('partitur.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('partitur.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" disabled={isBusy} onClick={() => decide(true)} sx={{ mr: save ? 'auto' : undefined }}>
          {translate('partitur.leave.discard')}
        </Button>
        <Button variant={save ? 'text' : 'contained'} autoFocus disabled={isBusy} onClick={() => decide(false)}>
          {translate('partitur.leave.stay')}
        </Button>
        {save && (
          <Button variant="contained" disabled={isBusy} onClick={() => void saveAndLeave(save)}>
            {translate('partitur.action.saveAndGoOn')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
