import { SaveButton, type SaveButtonProps } from 'react-admin'
import { useFormState } from 'react-hook-form'

/** Sends its form whether something was written in it or not (react-admin's own rests until then), and never twice at once. */
export function SubmitButton(props: Omit<SaveButtonProps, 'alwaysEnable'>) {
  const { isSubmitting } = useFormState()
  return <SaveButton {...props} alwaysEnable={!isSubmitting} />
}
