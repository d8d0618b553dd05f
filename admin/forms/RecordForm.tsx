import type { ReactNode, RefObject } from 'react'
import { SimpleForm, TabbedForm } from 'react-admin'
import { FormTabs } from './FormTabs.tsx'
import { type CanDelete, FormToolbar } from './FormToolbar.tsx'
import { type Saving, useKeptValues } from './use-form-patches.ts'

type RecordFormProps = {
  children: ReactNode
  tabs: boolean
  canDelete: CanDelete
  initial?: Record<string, unknown>
  saving?: RefObject<Saving>
  saveLabel?: string | undefined
}

export function RecordForm({ children, tabs, canDelete, initial, saving, saveLabel }: RecordFormProps) {
  const resetOptions = useKeptValues()
  // The browser's own validation would stop at a field on a hidden tab, and say nothing.
  const shared = {
    toolbar: <FormToolbar canDelete={canDelete} saving={saving} saveLabel={saveLabel} />,
    noValidate: true,
    resetOptions,
    ...(initial ? { defaultValues: initial } : {}),
  }
  if (!tabs) return <SimpleForm {...shared}>{children}</SimpleForm>
  return (
    <TabbedForm {...shared} tabs={<FormTabs />} syncWithLocation={false}>
      {children}
    </TabbedForm>
  )
}
