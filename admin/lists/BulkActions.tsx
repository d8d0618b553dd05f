import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import { Button, useListContext, useResourceContext, useTranslate } from 'react-admin'
import type { AdminRecord } from '../api/record-schema.ts'
import { updateEach } from '../api/update-each.ts'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { recordName } from '../records.ts'
import { BulkDelete } from './BulkDelete.tsx'
import { useListSelection } from './ListSelection.tsx'
import { RecordNames } from './RecordNames.tsx'
import { useMassChange } from './use-mass-change.ts'

/** Bulk actions: each lists the records in a dialog and can be undone. */
export function BulkActions({ canGoOnline = false }: { canGoOnline?: boolean }) {
  return (
    <>
      {canGoOnline && (
        <>
          <BulkOnline online />
          <BulkOnline online={false} />
        </>
      )}
      <BulkDelete />
    </>
  )
}

/** Publishes or hides the selected records, after listing those that would change. */
function BulkOnline({ online }: { online: boolean }) {
  const { records: selected } = useListSelection<AdminRecord>()
  const [records, setRecords] = useState<readonly AdminRecord[] | null>(null)
  return (
    <>
      <Button
        label={online ? 'partitur.action.setOnline' : 'partitur.action.setOffline'}
        onClick={() => setRecords(selected)}
      >
        {online ? <VisibilityIcon /> : <VisibilityOffIcon />}
      </Button>
      {records && <OnlineDialog {...{ online, records }} close={() => setRecords(null)} />}
    </>
  )
}

function OnlineDialog({
  online,
  records,
  close,
}: {
  online: boolean
  records: readonly AdminRecord[]
  close: () => void
}) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { onUnselectItems } = useListContext()
  const massChange = useMassChange(resource)
  const [isBusy, setBusy] = useState(false)
  const set = online ? { is_online: true, online_from: null, online_with: null } : { is_online: false }
  const changing = records.filter((record) =>
    Object.entries(set).some(([field, value]) => (record[field] ?? null) !== value),
  )
  const formatText = (key: string, count: number) =>
    translate(`partitur.bulkOnline.${online ? 'on' : 'off'}.${key}`, { smart_count: count })

  async function apply() {
    setBusy(true)
    const work = () => updateEach(resource, changing, () => set)
    if (
      await massChange({ work, message: `partitur.bulkOnline.${online ? 'on' : 'off'}.done`, count: changing.length })
    )
      onUnselectItems()
    close()
  }

  return (
    <ActionDialog
      title={formatText('title', changing.length)}
      maxWidth="sm"
      close={close}
      isLocked={isBusy}
      action={
        changing.length === 0
          ? null
          : { label: translate(online ? 'partitur.action.setOnline' : 'partitur.action.setOffline'), run: apply }
      }
    >
      <DialogContentText>{formatText(changing.length === 0 ? 'none' : 'text', changing.length)}</DialogContentText>
      <RecordNames names={changing.map((record) => ({ id: record.id, name: recordName(resource, record) }))} />
      {changing.length > 0 && changing.length < records.length && (
        <DialogContentText>{formatText('rest', records.length - changing.length)}</DialogContentText>
      )}
    </ActionDialog>
  )
}
