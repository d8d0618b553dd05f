import { type ComponentProps, useState } from 'react'
import { TabbedForm, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'

/**
 * Renders a tab on first use: unopened fields keep the record's values. New records, whose inputs set defaults, and
 * refused forms render all tabs.
 */
export function FormTab({ children, ...props }: ComponentProps<typeof TabbedForm.Tab>) {
  const record = useRecordContext()
  const { errors } = useFormState()
  const [isDrawn, setDrawn] = useState(false)
  const isWanted =
    props.intent === 'content' && (!props.hidden || record?.id === undefined || Object.keys(errors).length > 0)
  if (isWanted && !isDrawn) setDrawn(true)
  return <TabbedForm.Tab {...props}>{isDrawn && children}</TabbedForm.Tab>
}
