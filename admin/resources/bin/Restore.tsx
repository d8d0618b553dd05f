import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import { Button } from '@mui/material'
import { useState } from 'react'
import { HttpError, useNotify, useRedirect, useRefresh, useResourceDefinitions, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { BinRecord, restoreBinRecord } from '#contract/admin/bin.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/message-of.ts'
import { type Obstacle, RestoreDialog } from './RestoreDialog.tsx'

const LOST_VISIBLE_MS = 12_000

/** Brings a record back and opens it; where something stands in the way a dialog says what, and what can be done. */
export function Restore({ record: { id, resource }, name }: { record: BinRecord; name: string }) {
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
      const { lost, id: recordId } = await call<typeof restoreBinRecord>(adminAddresses.restoreBinRecord, { params: { id }, body: { set } })
      setObstacle(null)
      if (lost.length === 0) notify('partitur.bin.restored', { type: 'info', messageArgs: { name } })
      else {
        const what = [...new Set(lost.map((each) => translate(`resources.${each.resource}.name`, { smart_count: 1 })))].join(', ')
        notify('partitur.bin.restoredWithout', { type: 'warning', messageArgs: { name, what }, autoHideDuration: LOST_VISIBLE_MS })
      }
      if (definitions[resource]?.hasEdit) redirect('edit', resource, recordId)
      else refresh()
    } catch (cause) {
      const body = cause instanceof HttpError ? cause.body : undefined
      if (body?.errors || body?.places) setObstacle({ errors: body.errors ?? {}, places: body.places ?? [] })
      else notify(messageOf(cause), { type: 'error' })
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
      {obstacle && <RestoreDialog {...{ resource, name, obstacle, isBusy }} key={JSON.stringify(obstacle)} close={() => setObstacle(null)} restore={restore} />}
    </>
  )
}
