import EventBusyIcon from '@mui/icons-material/EventBusy'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { type Identifier, useListContext, useNotify, useRefresh, useResourceContext, useTranslate, useUnselectAll } from 'react-admin'
import { type DateStatus, dateStatuses } from '#contract/event-dates.ts'
import { type AdminRecord, recordSchema } from '../../api/answers.ts'
import { callApi } from '../../api/call.ts'
import { itemPath } from '../../api/data-provider.ts'
import { rowsOf } from '../../records.ts'

type Row = Record<string, unknown>
type Change = { id: Identifier; version: unknown; dates: readonly Row[] }

const changeTo = (record: AdminRecord, dates: readonly Row[]): Change => ({ id: record.id, version: record.version, dates })
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
  async function save(changes: readonly Change[]): Promise<AdminRecord[]> {
    const saved: AdminRecord[] = []
    for (const { id, version, dates } of changes) {
      saved.push(recordSchema.parse(await callApi(itemPath(resource, id), { method: 'POST', body: { version, dates } })))
    }
    refresh()
    return saved
  }

  const tell = (cause: unknown) => notify(cause instanceof Error ? cause.message : 'partitur.message.failed', { type: 'error' })

  async function apply(status: DateStatus) {
    setAnchor(null)
    const records = data.filter((record) => selectedIds.includes(record.id))
    try {
      const saved = await save(
        records.map((record) =>
          changeTo(
            record,
            rowsOf(record, 'dates').map((row) => (isComing(row) ? { ...row, status } : row)),
          ),
        ),
      )
      unselectAll()
      const undo = () => save(saved.map((record, index) => changeTo(record, rowsOf(records[index], 'dates')))).catch(tell)
      notify('ra.notification.updated', { messageArgs: { smart_count: records.length }, action: <UndoButton onClick={() => void undo()} /> })
    } catch (cause) {
      tell(cause)
    }
  }

  return (
    <>
      <Button size="small" startIcon={<EventBusyIcon />} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('partitur.action.setStatus')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {dateStatuses.map((status) => (
          <MenuItem key={status} onClick={() => void apply(status)}>
            {translate(`partitur.status.${status}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function UndoButton({ onClick }: { onClick: () => void }) {
  const translate = useTranslate()
  return (
    <Button color="inherit" size="small" onClick={onClick}>
      {translate('ra.action.undo')}
    </Button>
  )
}
