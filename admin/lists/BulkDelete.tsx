import DeleteIcon from '@mui/icons-material/Delete'
import { useState } from 'react'
import { Button, type Identifier, useDeleteMany, useGetMany, useListContext, useNotify, useResourceContext, useUnselectAll } from 'react-admin'
import { messageOf } from '../api/message-of.ts'
import { DeleteDialog } from '../usage/DeleteDialog.tsx'

/** Deletes what is chosen, on whatever page of the list it stands. */
export function BulkDelete() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button label="ra.action.delete" color="error" onClick={() => setAsking(true)}>
        <DeleteIcon />
      </Button>
      {isAsking && <Question close={() => setAsking(false)} />}
    </>
  )
}

function Question({ close }: { close: () => void }) {
  const notify = useNotify()
  const resource = useResourceContext() ?? ''
  const { selectedIds = [] } = useListContext()
  const unselectAll = useUnselectAll(resource)
  const { data: records, isPending } = useGetMany(resource, { ids: selectedIds })
  const [deleteMany] = useDeleteMany()
  if (isPending || !records) return null

  async function remove(ids: Identifier[]) {
    try {
      await deleteMany(resource, { ids }, { mutationMode: 'pessimistic', returnPromise: true })
      unselectAll()
      notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: ids.length } })
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    }
    close()
  }

  return <DeleteDialog resource={resource} records={records.filter((record) => record !== undefined)} close={close} remove={remove} />
}
