import { HttpError, PasswordInput, type PasswordInputProps, useNotify } from 'react-admin'
import { errorMessage } from '../api/error-message.ts'

type FieldValues = Record<string, unknown>
type NewPasswordProps = Pick<PasswordInputProps, 'isRequired'> & { label?: string; repeatLabel?: string }

export function NewPasswordInputs({
  label = 'partitur.account.next',
  repeatLabel = 'partitur.account.repeat',
  ...input
}: NewPasswordProps) {
  return (
    <>
      <PasswordInput
        {...input}
        source="password"
        label={label}
        autoComplete="new-password"
        helperText="partitur.help.password"
      />
      <PasswordInput {...input} source="repeat" label={repeatLabel} autoComplete="new-password" helperText={false} />
    </>
  )
}

/** Only the form has the repeated password, so it is validated here. */
export function validateRepeat({ current, password, repeat }: FieldValues): FieldValues {
  const errors: FieldValues = {}
  if (current === '') errors.current = 'ra.validation.required'
  if (!password) errors.password = 'ra.validation.required'
  else if (password !== repeat) errors.repeat = 'partitur.account.different'
  return errors
}

/** Submits the texts of a form about an account; errors without a field become a notice. */
export function useSubmit(send: (text: (field: string) => string) => Promise<unknown>) {
  const notify = useNotify()
  return async (values: FieldValues): Promise<FieldValues | undefined> => {
    try {
      await send((field) => String(values[field] ?? ''))
    } catch (cause) {
      const { token, ...errors }: FieldValues = (cause instanceof HttpError && cause.body?.errors) || {}
      const hasErrors = Object.keys(errors).length > 0
      if (token || !hasErrors) notify(errorMessage(cause), { type: 'error' })
      if (hasErrors) return errors
    }
  }
}
