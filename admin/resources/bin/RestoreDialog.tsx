import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { UsedBy } from '#contract/errors.ts'
import { complaintsIn, type FormErrors } from '../../api/form-errors.ts'
import { Places } from '../../usage/Places.tsx'

/** Why a record does not come back as it was: fields whose value is taken, or records it cannot be without. */
export type Obstacle = { errors: FormErrors; places: readonly UsedBy[] }

type RestoreDialogProps = {
  resource: string
  name: string
  obstacle: Obstacle
  isBusy: boolean
  close: () => void
  restore: (set: Record<string, string>) => Promise<void>
}

export function RestoreDialog({ resource, name, obstacle: { errors, places }, isBusy, close, restore }: RestoreDialogProps) {
  const translate = useTranslate()
  const fields = places.length > 0 ? [] : Object.keys(errors)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    void restore(Object.fromEntries(fields.map((field) => [field, String(given.get(field) ?? '')])))
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="restore-title">
      <DialogTitle id="restore-title" sx={{ overflowWrap: 'anywhere' }}>
        {translate('partitur.bin.restoreOf', { name })}
      </DialogTitle>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>{translate(places.length > 0 ? 'partitur.bin.needs' : 'partitur.bin.taken')}</DialogContentText>
          <Places places={places} />
          {fields.map((field, index) => (
            <TextField
              key={field}
              name={field}
              label={translate(`resources.${resource}.fields.${field}`)}
              error
              helperText={complaintsIn(errors[field]).join(' ')}
              required
              autoFocus={index === 0}
              fullWidth
              margin="dense"
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate(fields.length === 0 ? 'ra.action.close' : 'ra.action.cancel')}</Button>
          {fields.length > 0 && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {translate('partitur.bin.restore')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
