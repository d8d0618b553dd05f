import { type ReactNode, useMemo } from 'react'
import { Create, type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin'
import type { ResourceName } from '#content/define.ts'
import { initialValues } from '../api/initial-values.ts'
import { answerOpener, isPopup } from '../popup/popup.ts'
import { forgetUnsaved } from '../unsaved/unsaved.ts'
import { RecordForm } from './RecordForm.tsx'

type RecordCreateProps = { children: ReactNode; tabs?: boolean; initial?: Record<string, unknown> }

/** Makes a record and goes on with it. */
export function RecordCreate({ children, tabs = false, initial }: RecordCreateProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const redirect = useRedirect()
  // The caller is a resource of the contract; users bring their own values.
  const values = useMemo(() => initial ?? initialValues(resource as ResourceName), [resource, initial])

  function onSuccess(record: RaRecord) {
    notify('ra.notification.created', { type: 'info', messageArgs: { smart_count: 1 } })
    forgetUnsaved()
    if (isPopup()) answerOpener(resource, record)
    else redirect('edit', resource, record.id, record)
  }

  return (
    <Create mutationOptions={{ onSuccess }}>
      <RecordForm tabs={tabs} canDelete={false} initial={values}>
        {children}
      </RecordForm>
    </Create>
  )
}
