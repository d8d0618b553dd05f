import { type SyntheticEvent, useEffect, useRef } from 'react'
import { TabbedFormTabs, type TabbedFormTabsProps } from 'react-admin'
import { useFormState } from 'react-hook-form'

type FormTabsProps = TabbedFormTabsProps & { onChange?: (event: SyntheticEvent | null, tab: number) => void }

/** The tabs of a form; a refused save opens the first one that holds a refused field. */
export function FormTabs(props: FormTabsProps) {
  const { value, onChange } = props
  const { submitCount, isSubmitting } = useFormState()
  const seen = useRef(submitCount)
  const tabs = Array.isArray(props.children) ? props.children.length : 1

  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return
    seen.current = submitCount
    const first = Array.from({ length: tabs }, (_, tab) => tab).find(isRefused)
    if (first !== undefined && !isRefused(Number(value))) onChange?.(null, first)
  }, [submitCount, isSubmitting, onChange, tabs, value])

  return <TabbedFormTabs {...props} />
}

function isRefused(tab: number): boolean {
  return document.querySelector(`#tabpanel-${tab} [aria-invalid="true"]`) !== null
}
