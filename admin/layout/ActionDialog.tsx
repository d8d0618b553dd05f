import { Button, Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

type DialogAction = { label: string; run: () => unknown; isDisabled?: boolean; color?: 'error' }

type ActionDialogProps = {
  title: string
  maxWidth: DialogProps['maxWidth']
  close: () => void
  /** By default „Abbrechen“ beside an action, else „Schließen“. */
  closeLabel?: string
  /** Null: there is nothing to do. */
  action: DialogAction | null
  /** It cannot be closed, because the action runs. */
  isLocked?: boolean
  isLoading?: boolean
  dialog?: Partial<DialogProps>
  children: ReactNode
}

/** A dialog with one action, and a button to leave it. */
export function ActionDialog({
  title,
  maxWidth,
  close,
  action,
  closeLabel = action ? 'ra.action.cancel' : 'ra.action.close',
  isLocked = false,
  isLoading = false,
  dialog,
  children,
}: ActionDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={isLocked ? undefined : close} fullWidth maxWidth={maxWidth} aria-labelledby={id} {...dialog}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent aria-busy={isLoading}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isLocked}>
          {translate(closeLabel)}
        </Button>
        {action && (
          <Button
            variant="contained"
            color={action.color ?? 'primary'}
            disabled={isLocked || action.isDisabled === true}
            onClick={() => void action.run()}
          >
            {action.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
