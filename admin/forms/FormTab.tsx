import { type ComponentProps, useState } from 'react'
import { TabbedForm, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'

/**
 * A tab of a form. What nobody has opened is not drawn: its fields keep the values of the record. A new record, whose
 * inputs say what it begins with, and a form that was refused are drawn whole.
 */
export function FormTab({ children, ...props }: ComponentProps<typeof TabbedForm.Tab>) {
  const record = useRecordContext()
  const { errors } = useFormState()
  const [isDrawn, draw] = useState(false)
  const isWanted =
    props.intent === 'content' && (!props.hidden || record?.id === undefined || Object.keys(errors).length > 0)
  if (isWanted && !isDrawn) draw(true)
  return <TabbedForm.Tab {...props}>{isDrawn && children}</TabbedForm.Tab>
}
