import DeleteIcon from '@mui/icons-material/Delete'
import { useState } from 'react'
import { Button, type RaRecord, useListContext, useResourceContext } from 'react-admin'
import { isBinned } from '#model/find-type.ts'
import { deleteEach } from '../api/update-each.ts'
import { DeleteDialog } from '../usage/DeleteDialog.tsx'
import { useListSelection } from './ListSelection.tsx'
import { useMassChange } from './use-mass-change.ts'

/** Deletes the selected records after listing them; undo restores them from the bin. */
export function BulkDelete() {
  const resource = useResourceContext() ?? ''
  const { onUnselectItems } = useListContext()
  const { records: selected } = useListSelection()
  const massChange = useMassChange(resource)
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null)
  const close = () => setRecords(null)

  async function remove(ids: RaRecord['id'][]) {
    const work = async () => {
      const undo = await deleteEach(resource, ids)
      return isBinned(resource) ? undo : null
    }
    if (await massChange({ work, message: 'ra.notification.deleted', count: ids.length })) onUnselectItems()
    close()
  }

  return (
    <>
      <Button label="ra.action.delete" color="error" onClick={() => setRecords(selected)}>
        <DeleteIcon />
      </Button>
      {records && <DeleteDialog {...{ resource, records, close, remove }} />}
    </>
  )
}
