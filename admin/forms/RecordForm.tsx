import type { ReactNode, RefObject } from 'react'
import { SimpleForm, TabbedForm } from 'react-admin'
import { FormTabs } from './FormTabs.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import type { Saved } from './use-take-record.ts'

type RecordFormProps = { children: ReactNode; tabs: boolean; canDelete: boolean; initial?: Record<string, unknown>; saved?: RefObject<Saved> }

// A record that arrives anew would otherwise throw away what is being typed, and make every row anew under the hand.
const resetOptions = { keepValues: true }

export function RecordForm({ children, tabs, canDelete, initial, saved }: RecordFormProps) {
  // The browser's own validation would stop at a field on a hidden tab, and say nothing.
  const shared = {
    toolbar: <FormToolbar canDelete={canDelete} saved={saved} />,
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
