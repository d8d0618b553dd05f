import EventBusyIcon from '@mui/icons-material/EventBusy'
import { Menu, MenuItem, Button as MuiButton } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { Button, type Identifier, useListContext, useNotify, useRefresh, useResourceContext, useTranslate, useUnselectAll } from 'react-admin'
import { z } from 'zod'
import { dateSchedules, ticketStates } from '#contract/event-dates.ts'
import { callApi } from '../../api/call.ts'
import { listPath } from '../../api/data-provider.ts'
import { rowsOf } from '../../records.ts'

type Row = Record<string, unknown>
type Change = { id: Identifier; version: unknown; set: { dates: readonly Row[] } }

const changedSchema = z.object({ changed: z.array(z.object({ id: z.int(), version: z.int() })) })
const choices = [...dateSchedules.map((id) => ({ id, set: { status: id } })), ...ticketStates.map((id) => ({ id, set: { tickets: id } }))]
const isComing = (row: Row) => Date.parse(String(row.date_end)) > Date.now()

/** Sets the status of every coming date of the chosen productions. */
export function BulkStatus() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const resource = useResourceContext() ?? ''
  const unselectAll = useUnselectAll(resource)
  const { data = [], selectedIds = [] } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  /** Each by the version it was read in, so that what others saved meanwhile stops this instead of being lost. */
  async function save(changes: readonly Change[]) {
    const { changed } = changedSchema.parse(await callApi(`${listPath(resource)}bulk/`, { method: 'POST', body: { changes } }))
    refresh()
    return changed
  }

  const tell = (cause: unknown) => notify(cause instanceof Error ? cause.message : 'partitur.message.failed', { type: 'error' })

  async function apply(set: Row) {
    setAnchor(null)
    const records = data.filter((record) => selectedIds.includes(record.id))
    try {
      const withStatus = (row: Row) => (isComing(row) ? { ...row, ...set } : row)
      const changed = await save(records.map((record) => ({ id: record.id, version: record.version, set: { dates: rowsOf(record, 'dates').map(withStatus) } })))
      unselectAll()
      // What was changed is answered in the order it was asked for.
      const undo = () =>
        save(records.map((record, index) => ({ id: record.id, version: changed[index]?.version, set: { dates: rowsOf(record, 'dates') } }))).catch(tell)
      notify('ra.notification.updated', { messageArgs: { smart_count: records.length }, action: <UndoButton onClick={() => void undo()} /> })
    } catch (cause) {
      tell(cause)
    }
  }

  return (
    <>
      <Button label="partitur.action.setStatus" aria-haspopup="menu" onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}>
        <EventBusyIcon />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map(({ id, set }) => (
          <MenuItem key={id} onClick={() => void apply(set)}>
            {translate(`partitur.status.${id}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function UndoButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate()
  return (
    <MuiButton color="inherit" size="small" onClick={onClick}>
      {translate('ra.action.undo')}
    </MuiButton>
  )
}
