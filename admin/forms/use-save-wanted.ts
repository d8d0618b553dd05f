import { type RefObject, useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { Saving } from './use-saving.ts'

type Form = { place: RefObject<HTMLElement | null>; saving: RefObject<Saving> | undefined; holds: () => boolean }

/**
 * No wish to save is forgotten: react-hook-form drops one without a word when the record arrives anew while the fields are
 * checked, and takes none while a save is on its way. Such a one is begun when the form has taken over the record and is free.
 */
export function useSaveWanted({ place, saving, holds }: Form): void {
  const record = useRecordContext()
  const { errors, submitCount, isSubmitting } = useFormState()
  const latest = useRef(holds)
  const isAnswered = useRef(false)
  useEffect(() => {
    latest.current = holds
  }, [holds])

  useEffect(() => {
    const form = place.current?.closest('form')
    const want = () => {
      if (saving) saving.current.isWanted = true
    }
    form?.addEventListener('submit', want)
    return () => form?.removeEventListener('submit', want)
  }, [place, saving])

  useEffect(() => {
    if (saving && submitCount > 0 && Object.keys(errors).length > 0) saving.current.isWanted = false
  }, [saving, submitCount, errors])

  // In this order: a record may arrive with the first sight of a save that has just begun.
  useEffect(() => {
    if (isSubmitting) isAnswered.current = false
  }, [isSubmitting])

  useEffect(() => {
    if (record) isAnswered.current = true
  }, [record])

  // Each time the record arrives, and again when the form is free after it.
  useEffect(() => {
    if (!record || isSubmitting || !isAnswered.current) return
    // The form around takes the record over after this, and says then whether it still differs.
    const timer = setTimeout(() => {
      if (!saving?.current.isWanted) return
      saving.current.isWanted = false
      if (latest.current()) place.current?.closest('form')?.requestSubmit()
    })
    return () => clearTimeout(timer)
  }, [record, isSubmitting, saving, place])
}
