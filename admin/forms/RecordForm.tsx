import type { ReactNode } from 'react'
import { DeleteButton, SaveButton, SimpleForm, TabbedForm, Toolbar } from 'react-admin'
import { useFormContext } from 'react-hook-form'

type RecordFormProps = { children: ReactNode; tabs: boolean; canDelete: boolean; initial?: Record<string, unknown> }

export function RecordForm({ children, tabs, canDelete, initial }: RecordFormProps) {
  const shared = { toolbar: <FormToolbar canDelete={canDelete} />, warnWhenUnsavedChanges: true, ...(initial ? { defaultValues: initial } : {}) }
  if (!tabs) return <SimpleForm {...shared}>{children}</SimpleForm>
  return (
    <TabbedForm {...shared} syncWithLocation={false}>
      {children}
    </TabbedForm>
  )
}

function FormToolbar({ canDelete }: { canDelete: boolean }) {
  const { clearErrors } = useFormContext()
  return (
    <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 2, justifyContent: 'space-between' }}>
      {/* A complaint of the server about a field that this form does not show would stop every later attempt. */}
      <SaveButton onClick={() => clearErrors()} />
      {canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  )
}
