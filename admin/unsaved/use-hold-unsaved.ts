import { useCallback, useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { isSame } from '../api/changed-fields.ts'
import { holdUnsaved } from './unsaved.ts'

/** The form around asks before it is left, as long as it differs from what was loaded; answers whether it does. */
export function useHoldUnsaved(): () => boolean {
  const { getValues } = useFormContext()
  const { dirtyFields, defaultValues } = useFormState()
  const isTouched = Object.keys(dirtyFields).length > 0
  // A row that was added and removed again leaves its mark on the form and no difference.
  const holds = useCallback(() => isTouched && !isSame(getValues(), defaultValues), [isTouched, getValues, defaultValues])
  useEffect(() => holdUnsaved(holds), [holds])
  return holds
}
