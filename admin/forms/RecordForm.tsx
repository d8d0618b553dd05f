import type { ReactNode, RefObject } from 'react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { SimpleForm, TabbedForm, TabbedFormTabs, type TabbedFormTabsProps } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { type CanDelete, FormToolbar } from './FormToolbar.tsx'
import { type Saving, useResetOptions } from './use-form-patches.ts'

type RecordFormProps = {
  children: ReactNode
  tabs: boolean
  canDelete: CanDelete
  initial?: Record<string, unknown>
  saving?: RefObject<Saving>
  saveLabel?: string | undefined
}

export function RecordForm({ children, tabs, canDelete, initial, saving, saveLabel }: RecordFormProps) {
  const resetOptions = useResetOptions()
  // `noValidate`: native validation would stop silently at a field on a hidden tab.
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

type FormTabsProps = TabbedFormTabsProps & { onChange?: (event: SyntheticEvent | null, tab: number) => void }

/** A refused save opens the first tab with an error. */
function FormTabs(props: FormTabsProps) {
  const { value, onChange } = props
  const { submitCount, isSubmitting } = useFormState()
  const seenSubmitCount = useRef(submitCount)
  const tabs = Array.isArray(props.children) ? props.children.length : 1

  useEffect(() => {
    if (isSubmitting || submitCount === seenSubmitCount.current) return
    seenSubmitCount.current = submitCount
    const first = Array.from({ length: tabs }, (_, tab) => tab).find(isRefused)
    if (first !== undefined && !isRefused(Number(value))) onChange?.(null, first)
  }, [submitCount, isSubmitting, onChange, tabs, value])

  return <TabbedFormTabs {...props} />
}

function isRefused(tab: number): boolean {
  return document.querySelector(`#tabpanel-${tab} [aria-invalid="true"]`) !== null
}
