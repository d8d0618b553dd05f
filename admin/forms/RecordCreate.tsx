import { type ReactNode, useMemo, useState } from 'react'
import { Create, HttpError, type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin'
import type { ResourceName } from '#content/define.ts'
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
  /** Shows first what only the answer holds, and goes on with the record then. */
  onMade?: (record: RaRecord, goOn: () => void) => void
}

/** Makes a record and goes on with it. */
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

  // What is typed into a form that is about to give way to the one of the new record would be lost unseen.
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
