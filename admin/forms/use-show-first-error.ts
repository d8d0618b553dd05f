import { type RefObject, useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { collectErrorMessages } from '../api/form-errors.ts'

/** After a refusal focuses the first invalid field; errors without a field are announced. */
export function useShowFirstError(formRef: RefObject<HTMLElement | null>): void {
  const notify = useNotify()
  const { errors, submitCount, isSubmitting } = useFormState()
  const shownSubmitCount = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || submitCount === shownSubmitCount.current) return
    shownSubmitCount.current = submitCount
    if (Object.keys(errors).length === 0) return
    // The tab with the field is opened first.
    const frame = requestAnimationFrame(() => {
      const refused = firstRefused(formRef.current?.closest('form'))
      if (refused) refused.focus()
      else notify(collectErrorMessages(errors).join(' ') || 'ra.message.invalid_form', { type: 'error' })
    })
    return () => cancelAnimationFrame(frame)
  }, [errors, submitCount, isSubmitting, notify, formRef])
}

function firstRefused(form: HTMLElement | null | undefined): HTMLElement | undefined {
  return [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].find((input) =>
    input.checkVisibility(),
  )
}
