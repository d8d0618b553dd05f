import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useDelete, useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate, useUnselect } from 'react-admin'
import { nameOf } from '../records.ts'
import { forgetUnsaved } from '../unsaved/unsaved.ts'

/** Deletes the record of this form, after asking. */
export function DeleteRecord() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const unselect = useUnselect(resource)
  const [isAsking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  if (!record) return null

  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
          unselect([record.id])
          forgetUnsaved()
          redirect('list', resource)
        },
        onError: (error) => notify(error instanceof Error ? error.message : 'partitur.message.failed', { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    )

  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate('ra.message.delete_title', { recordRepresentation: nameOf(record) })}
        content="ra.message.delete_content"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
