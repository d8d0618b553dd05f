import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ClashChoice } from './ClashChoice.tsx'
import type { Side } from './merge.ts'
import type { Conflict } from './use-save-conflict.ts'

type ConflictDialogProps = { conflict: Conflict; words: { by: string; at: string }; isPending: boolean; close: () => void }

/** Two people changed the same fields of one record: both values stand beside each other, and each field is chosen. */
export function ConflictDialog({ conflict, words, isPending, close }: ConflictDialogProps) {
  const translate = useTranslate()
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map())
  const isDecided = conflict.clashes.every(({ path }) => sides.has(path))
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title" onClose={close}>
      <DialogTitle id="conflict-title">{translate('partitur.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('partitur.conflict.text', words)}</DialogContentText>
        {conflict.clashes.map((clash) => (
          <ClashChoice
            key={clash.path}
            clash={clash}
            by={words.by}
            side={sides.get(clash.path) ?? null}
            choose={(side) => setSides(new Map(sides).set(clash.path, side))}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('partitur.conflict.back')}</Button>
        <Button variant="contained" disabled={isPending || !isDecided} onClick={() => conflict.save(sides)}>
          {translate('partitur.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
