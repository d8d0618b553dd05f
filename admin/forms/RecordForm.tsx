import type { ReactNode } from 'react'
import { SimpleForm, TabbedForm } from 'react-admin'
import { FormTabs } from './FormTabs.tsx'
import { FormToolbar } from './FormToolbar.tsx'

type RecordFormProps = { children: ReactNode; tabs: boolean; canDelete: boolean; initial?: Record<string, unknown> }

export function RecordForm({ children, tabs, canDelete, initial }: RecordFormProps) {
  // The browser's own validation would stop at a field on a hidden tab, and say nothing.
  const shared = { toolbar: <FormToolbar canDelete={canDelete} />, noValidate: true, ...(initial ? { defaultValues: initial } : {}) }
  if (!tabs) return <SimpleForm {...shared}>{children}</SimpleForm>
  return (
    <TabbedForm {...shared} tabs={<FormTabs />} syncWithLocation={false}>
      {children}
    </TabbedForm>
  )
}
