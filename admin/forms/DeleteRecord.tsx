import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useRecordContext, useRedirect, useResourceContext, useTranslate } from 'react-admin'
import { isBinned } from '#content/types.ts'
import { useMassChange } from '../lists/use-mass-change.ts'
import { forgetUnsaved } from '../unsaved/unsaved.ts'
import { DeleteDialog } from '../usage/DeleteDialog.tsx'

/** Deletes the record of this form, after asking. */
export function DeleteRecord() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const provider = useDataProvider()
  const massChange = useMassChange(resource)
  const [isAsking, setAsking] = useState(false)
  if (!record) return null
  const { id } = record
  const stored = record

  async function remove() {
    const work = async () => {
      await provider.delete(resource, { id, previousData: stored })
      forgetUnsaved()
      redirect('list', resource)
      return isBinned(resource) ? { deleted: [Number(id)] } : null
    }
    if (!(await massChange({ work, message: 'ra.notification.deleted', count: 1 }))) setAsking(false)
  }

  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsking && <DeleteDialog resource={resource} records={[record]} close={() => setAsking(false)} remove={remove} />}
    </>
  )
}
