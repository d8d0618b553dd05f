import { Button } from '@mui/material'
import { useCloseNotification, useTranslate } from 'react-admin'

/** Takes back what a notification tells of, once. */
export function UndoButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate()
  const closeNotification = useCloseNotification()
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        closeNotification()
        onClick()
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  )
}
