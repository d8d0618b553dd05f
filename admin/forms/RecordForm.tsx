import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SimpleForm, TabbedForm } from 'react-admin'
import { FormTabs } from './FormTabs.tsx'
import { type CanDelete, FormToolbar } from './FormToolbar.tsx'
import type { Saving } from './use-saving.ts'

type RecordFormProps = {
  children: ReactNode
  tabs: boolean
  canDelete: CanDelete
  initial?: Record<string, unknown>
  saving?: RefObject<Saving>
  saveLabel?: string | undefined
}

export function RecordForm({ children, tabs, canDelete, initial, saving, saveLabel }: RecordFormProps) {
  // Begun with its record alone; what arrives later would otherwise throw away what is being typed, and make every row anew under the hand.
  const resetOptions = useRef({ keepValues: false })
  useEffect(() => {
    resetOptions.current.keepValues = true
  }, [])
  // The browser's own validation would stop at a field on a hidden tab, and say nothing.
  const shared = {
    toolbar: <FormToolbar canDelete={canDelete} saving={saving} saveLabel={saveLabel} />,
    noValidate: true,
    resetOptions: resetOptions.current,
    ...(initial ? { defaultValues: initial } : {}),
  }
  if (!tabs) return <SimpleForm {...shared}>{children}</SimpleForm>
  return (
    <TabbedForm {...shared} tabs={<FormTabs />} syncWithLocation={false}>
      {children}
    </TabbedForm>
  )
}
