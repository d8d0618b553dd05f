import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import { Button } from './Button.tsx'
import { useText } from './context.tsx'
import parts from './dialog-parts.module.css'

type FormActionsProps = {
  label: string
  cancel?: () => void
  cancelLabel?: string
  /** Does nothing for now, but keeps the focus. */
  isBusy?: boolean
  isDisabled?: boolean
  message?: ReactNode
  /** Further buttons and links. */
  more?: ReactNode
}
type DialogFormProps = FormActionsProps & {
  submit: () => void
  /** After a refusal the first invalid field gets the focus. */
  problems?: FieldErrors
  /** The first input has the caret. */
  startsInForm?: boolean
  children: ReactNode
}

/** A dialog's form with its footer. */
export function DialogForm({ submit, problems, startsInForm = false, children, ...actions }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (startsInForm) form.current?.querySelector('input')?.focus()
  }, [startsInForm])
  const isSubmitted = useRef(false)
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!isSubmitted.current || !invalid) return
    isSubmitted.current = false
    invalid.focus()
  }, [problems])
  return (
    <form
      ref={form}
      className={parts.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        isSubmitted.current = true
        if (!actions.isBusy) submit()
      }}
    >
      {children}
      <FormActions {...actions} />
    </form>
  )
}

/** The footer of a form: its error, and the buttons. */
export function FormActions({
  label,
  cancel,
  cancelLabel,
  isBusy = false,
  isDisabled = false,
  message,
  more,
}: FormActionsProps) {
  const text = useText()
  return (
    <div className={parts.actions}>
      {message && (
        <p className={`${parts.error} ${parts.message}`} role="alert">
          {message}
        </p>
      )}
      <Button type="submit" look="primary" disabled={isDisabled} aria-disabled={isBusy}>
        {label}
      </Button>
      {cancel && <Button onClick={cancel}>{cancelLabel ?? text.cancel}</Button>}
      {more}
    </div>
  )
}
