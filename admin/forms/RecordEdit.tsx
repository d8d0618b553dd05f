import { type ReactNode, useState } from 'react'
import { Edit, HttpError, type RaRecord, type UpdateParams, useNotify, useResourceContext } from 'react-admin'
import { answerOpener, isPopup } from '../popup/popup.ts'
import { type Conflict, ConflictDialog } from './ConflictDialog.tsx'
import { EditActions } from './EditActions.tsx'
import { RecordForm } from './RecordForm.tsx'

type RecordEditProps = { children: ReactNode; tabs?: boolean; canDuplicate?: boolean; canDelete?: boolean; actions?: ReactNode }

/** Changes one record; what someone else saved meanwhile is never overwritten unseen. */
export function RecordEdit({ children, tabs = false, canDuplicate = false, canDelete = true, actions }: RecordEditProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function onSuccess(record: RaRecord) {
    notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } })
    if (isPopup()) answerOpener(resource, record)
  }

  function onError(error: unknown, { data, previousData }: Partial<UpdateParams>) {
    const body = error instanceof HttpError ? error.body : null
    if (body?.code === 'conflict' && body.current) setConflict({ theirs: body.current, mine: data ?? {}, before: previousData ?? {} })
    else if (!body?.errors) notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
  }

  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      actions={isPopup() ? false : <EditActions canDuplicate={canDuplicate}>{actions}</EditActions>}
      sx={{ '& .RaEdit-main': { mt: { xs: 1, md: 0 } } }}
    >
      <RecordForm tabs={tabs} canDelete={canDelete}>
        {children}
      </RecordForm>
      {conflict && <ConflictDialog conflict={conflict} close={() => setConflict(null)} onSaved={onSuccess} />}
    </Edit>
  )
}
