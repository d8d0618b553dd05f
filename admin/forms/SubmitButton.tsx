import { SaveButton, type SaveButtonProps } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Always enabled (react-admin's own waits for a change), but never submits twice at once. */
export function SubmitButton(props: Omit<SaveButtonProps, 'alwaysEnable'>) {
  const { isSubmitting } = useFormState()
  return <SaveButton {...props} alwaysEnable={!isSubmitting} />
}
