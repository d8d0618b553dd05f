import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDelete, useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate, useUnselect } from 'react-admin'
import { messageOf } from '../api/message-of.ts'
import { forgetUnsaved } from '../unsaved/unsaved.ts'
import { DeleteDialog } from '../usage/DeleteDialog.tsx'

/** Deletes the record of this form, after asking. */
export function DeleteRecord() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const unselect = useUnselect(resource)
  const [isAsking, setAsking] = useState(false)
  const [removeOne] = useDelete()
  if (!record) return null
  const { id } = record

  async function remove() {
    try {
      await removeOne(resource, { id, previousData: record }, { mutationMode: 'pessimistic', returnPromise: true })
      notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
      unselect([id])
      forgetUnsaved()
      redirect('list', resource)
    } catch (cause) {
      setAsking(false)
      notify(messageOf(cause), { type: 'error' })
    }
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
