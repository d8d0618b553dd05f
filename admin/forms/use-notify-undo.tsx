import { Button } from '@mui/material'
import { useCallback } from 'react'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'

/** Longer than other notices: the user has to read, decide and click. */
const UNDO_VISIBLE_MS = 15_000

/** A notice with an undo button that works once. */
export function useNotifyUndo(): (
  message: string,
  options: { words: Record<string, unknown>; undo: () => void },
) => void {
  const notify = useNotify()
  return useCallback(
    (message, { words, undo }) =>
      notify(message, { messageArgs: words, autoHideDuration: UNDO_VISIBLE_MS, action: <UndoButton onClick={undo} /> }),
    [notify],
  )
}

function UndoButton({ onClick }: { onClick: () => void }) {
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
