import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { HttpError, useNotify, useRedirect, useRefresh, useResourceDefinitions, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { BinRecord, restoreBinRecord } from '#contract/admin/bin.ts'
import type { UsagePlace } from '#contract/errors.ts'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { collectErrorMessages, type FormErrors } from '../../api/form-errors.ts'
import { UsagePlaces } from '../../usage/UsagePlaces.tsx'

const LOST_VISIBLE_MS = 12_000

/** Restores a record and opens it; obstacles are shown in a dialog with possible solutions. */
export function RestoreButton({ record: { id, resource }, name }: { record: BinRecord; name: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const definitions = useResourceDefinitions()
  const [isBusy, setBusy] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)

  async function restore(set: Record<string, string> = {}) {
    setBusy(true)
    try {
      const { dropped_references: droppedReferences, id: recordId } = await call<typeof restoreBinRecord>(
        adminAddresses.restoreBinRecord,
        {
          params: { id },
          body: { set },
        },
      )
      setObstacle(null)
      if (droppedReferences.length === 0) notify('partitur.bin.restored', { type: 'info', messageArgs: { name } })
      else {
        const droppedTypes = [
          ...new Set(droppedReferences.map((each) => translate(`resources.${each.resource}.name`, { smart_count: 1 }))),
        ].join(', ')
        notify('partitur.bin.restoredWithout', {
          type: 'warning',
          messageArgs: { name, what: droppedTypes },
          autoHideDuration: LOST_VISIBLE_MS,
        })
      }
      if (definitions[resource]?.hasEdit) redirect('edit', resource, recordId)
      else refresh()
    } catch (cause) {
      const body = cause instanceof HttpError ? cause.body : undefined
      if (body?.errors || body?.places) setObstacle({ errors: body.errors ?? {}, places: body.places ?? [] })
      else notify(errorMessage(cause), { type: 'error' })
    }
    setBusy(false)
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<RestoreIcon />}
        disabled={isBusy}
        aria-label={translate('partitur.bin.restoreOf', { name })}
        onClick={() => void restore()}
      >
        {translate('partitur.bin.restore')}
      </Button>
      {obstacle && (
        <RestoreDialog
          {...{ resource, name, obstacle, isBusy }}
          key={JSON.stringify(obstacle)}
          close={() => setObstacle(null)}
          restore={restore}
        />
      )}
    </>
  )
}

/** Obstacles: fields whose value is used elsewhere, or missing records it depends on. */
type Obstacle = { errors: FormErrors; places: readonly UsagePlace[] }

type RestoreDialogProps = {
  resource: string
  name: string
  obstacle: Obstacle
  isBusy: boolean
  close: () => void
  restore: (set: Record<string, string>) => Promise<void>
}

function RestoreDialog({ resource, name, obstacle: { errors, places }, isBusy, close, restore }: RestoreDialogProps) {
  const translate = useTranslate()
  const fields = places.length > 0 ? [] : Object.keys(errors)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    void restore(Object.fromEntries(fields.map((field) => [field, String(formData.get(field) ?? '')])))
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="restore-title">
      <DialogTitle id="restore-title" sx={{ overflowWrap: 'anywhere' }}>
        {translate('partitur.bin.restoreOf', { name })}
      </DialogTitle>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <DialogContentText sx={{ mb: 2 }}>
            {translate(places.length > 0 ? 'partitur.bin.needs' : 'partitur.bin.conflict')}
          </DialogContentText>
          <UsagePlaces places={places} />
          {fields.map((field, index) => (
            <TextField
              key={field}
              name={field}
              label={translate(`resources.${resource}.fields.${field}`)}
              error
              helperText={collectErrorMessages(errors[field]).join(' ')}
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
