import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Sides } from '#contract/three-way-merge.ts'
import { conflictWords } from '#modules/fields/conflict-words.ts'
import { currentLanguage } from '../i18n/language.ts'
import { ClashChoice } from './ClashChoice.tsx'
import type { Conflict } from './use-save-conflict.ts'

type ConflictDialogProps = { conflict: Conflict; isPending: boolean; close: () => void }

/** Two people changed the same fields of one record: both values stand beside each other, and each field is chosen. */
export function ConflictDialog({ conflict, isPending, close }: ConflictDialogProps) {
  const translate = useTranslate()
  const words = conflictWords[currentLanguage()]
  const [sides, setSides] = useState<Sides>({})
  const isDecided = conflict.clashes.every(({ path }) => sides[path])
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title" onClose={close}>
      <DialogTitle id="conflict-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.text(words.record, conflict.written)}</DialogContentText>
        {conflict.clashes.map((clash) => (
          <ClashChoice
            key={clash.path}
            clash={clash}
            by={conflict.written.by}
            side={sides[clash.path] ?? null}
            choose={(side) => setSides({ ...sides, [clash.path]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('partitur.conflict.back')}</Button>
        <Button variant="contained" disabled={isPending || !isDecided} onClick={() => conflict.save(sides)}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
