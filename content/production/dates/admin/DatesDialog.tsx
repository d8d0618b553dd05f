import { Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

type DatesDialogProps = {
  title: string
  maxWidth: DialogProps['maxWidth']
  /** Numbers of dates: found, and to be changed. */
  dates: { matchCount: number; changed: number }
  isBusy: boolean
  apply: () => void
  close: () => void
  children: ReactNode
}

/** Confirms a change of dates; stays open while it runs, and can only be closed if there are none. */
export function DatesDialog({
  title,
  maxWidth,
  dates: { matchCount, changed },
  isBusy,
  apply,
  close,
  children,
}: DatesDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={isBusy ? undefined : close} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isBusy}>
          {translate(matchCount === 0 ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {matchCount > 0 && (
          <Button variant="contained" disabled={isBusy || changed === 0} onClick={apply}>
            {translate('partitur.bulkStatus.apply', { smart_count: changed })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
