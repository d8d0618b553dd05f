import EventBusyIcon from '@mui/icons-material/EventBusy'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useResourceContext, useTranslate, useUnselectAll } from 'react-admin'
import { type DateStatus, dateStatuses } from '#contract/event-dates.ts'
import { callApi } from '../../api/call.ts'
import { itemPath } from '../../api/data-provider.ts'
import { rowsOf } from '../../records.ts'

/** Sets the status of every coming date of the chosen productions. */
export function BulkStatus() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const resource = useResourceContext() ?? ''
  const unselectAll = useUnselectAll(resource)
  const { data = [], selectedIds = [] } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  async function save(statusOf: (row: Record<string, unknown>) => unknown, records: readonly Record<string, unknown>[]) {
    for (const record of records) {
      const dates = rowsOf(record, 'dates').map((row) => ({ ...row, status: statusOf(row) }))
      await callApi(itemPath(resource, Number(record.id)), { method: 'POST', body: { dates } })
    }
    refresh()
  }

  async function apply(status: DateStatus) {
    setAnchor(null)
    const records = data.filter((record) => selectedIds.includes(record.id))
    const isComing = (row: Record<string, unknown>) => Date.parse(String(row.date_end)) > Date.now()
    try {
      await save((row) => (isComing(row) ? status : row.status), records)
      unselectAll()
      const undo = () => void save((row) => row.status, records)
      notify('ra.notification.updated', { messageArgs: { smart_count: records.length }, action: <UndoButton onClick={undo} /> })
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : 'partitur.message.failed', { type: 'error' })
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
