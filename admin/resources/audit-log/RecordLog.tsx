import HistoryIcon from '@mui/icons-material/History'
import { Button, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import type { AuditLogEntry } from '#contract/admin/audit-log.ts'
import { ActionDialog } from '../../layout/ActionDialog.tsx'
import { LogEntryList } from './LogEntryList.tsx'

/** The audit log of the form's record. */
export function RecordLog() {
  const translate = useTranslate()
  const record = useRecordContext()
  const [isOpen, setOpen] = useState(false)
  if (!record) return null
  return (
    <>
      <Button size="small" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {translate('partitur.log.atRecord')}
      </Button>
      {isOpen && <LogDialog recordId={String(record.id)} close={() => setOpen(false)} />}
    </>
  )
}

function LogDialog({ recordId, close }: { recordId: string; close: () => void }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { data, isPending } = useGetList<AuditLogEntry>('audit-log', {
    filter: { resource, record_id: recordId },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  return (
    <ActionDialog title={translate('partitur.log.atRecord')} maxWidth="md" close={close} action={null}>
      {isPending && <LinearProgress />}
      {data?.length === 0 && <Typography>{translate('partitur.log.empty')}</Typography>}
      {data && <LogEntryList entries={data} isOfRecord />}
    </ActionDialog>
  )
}
