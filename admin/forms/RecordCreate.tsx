import { type ReactNode, useMemo, useState } from 'react'
import { Create, HttpError, type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin'
import type { ResourceName } from '#model/define-type.ts'
import { errorMessage } from '../api/error-message.ts'
import { initialValues } from '../api/initial-values.ts'
import { isPopup, sendToOpener } from '../popup/popup.ts'
import { clearUnsaved } from '../unsaved/unsaved.ts'
import { RecordForm } from './RecordForm.tsx'

type RecordCreateProps = {
  children: ReactNode
  tabs?: boolean
  initial?: Record<string, unknown>
  saveLabel?: string
  /** Shows data that only the response has, then continues with the record. */
  onMade?: (record: RaRecord, goOn: () => void) => void
}

/** Creates a record and opens it. */
export function RecordCreate({ children, tabs = false, initial, saveLabel, onMade }: RecordCreateProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const redirect = useRedirect()
  // The caller is a resource of the contract; users bring their own values.
  const values = useMemo(() => initial ?? initialValues(resource as ResourceName), [resource, initial])

  const [isSent, setSent] = useState(false)

  function onSuccess(record: RaRecord) {
    notify('ra.notification.created', { type: 'info', messageArgs: { smart_count: 1 } })
    clearUnsaved()
    const goOn = () => (isPopup() ? sendToOpener(resource, record) : redirect('edit', resource, record.id, record))
    if (onMade) onMade(record, goOn)
    else goOn()
  }

  function onError(error: unknown) {
    setSent(false)
    if (!(error instanceof HttpError && error.body?.errors)) notify(errorMessage(error), { type: 'error' })
  }

  // Inert while saving: input would be lost with the change to the new record's form.
  return (
    <Create mutationOptions={{ onMutate: () => setSent(true), onSuccess, onError }}>
      <div inert={isSent} aria-busy={isSent}>
        <RecordForm tabs={tabs} canDelete={false} initial={values} saveLabel={saveLabel}>
          {children}
        </RecordForm>
      </div>
    </Create>
  )
}
