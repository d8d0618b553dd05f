import { type RefObject, useCallback, useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { isSame } from '#contract/texts/three-way-merge.ts'
import { registerUnsaved, type Save } from './unsaved.ts'

/**
 * The form around `formRef` asks before it is left while it differs from the loaded record; answers whether it does.
 * `save` must stay the same function.
 */
export function useRegisterUnsaved(formRef: RefObject<HTMLElement | null>, save: Save | null = null): () => boolean {
  const { getValues } = useFormContext()
  const { dirtyFields, defaultValues } = useFormState()
  const isTouched = Object.keys(dirtyFields).length > 0
  const hasUnsavedEdits = useCallback(() => {
    // A row that was added and removed again marks the form as touched without a difference.
    if (isTouched && !isSame(getValues(), defaultValues)) return true
    return holdsHalfTyped(formRef.current?.closest('form'))
  }, [isTouched, getValues, defaultValues, formRef])
  useEffect(() => registerUnsaved(hasUnsavedEdits, save), [hasUnsavedEdits, save])
  return hasUnsavedEdits
}

/** The browser does not report a half-typed date: the form sees no change, only the field knows. */
function holdsHalfTyped(form: HTMLFormElement | null | undefined): boolean {
  return [...(form?.querySelectorAll('input') ?? [])].some((input) => input.validity.badInput)
}
