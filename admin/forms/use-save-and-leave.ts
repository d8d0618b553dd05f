import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { Save } from '../unsaved/unsaved.ts'

/** The record is taken over a moment after a save has ended. */
const TAKE_OVER_MS = 400

type Waiting = { submitCount: number; end: (isSaved: boolean) => void }

/** Saves the form around `place` for somebody who leaves it. `watch` gets whether the form still holds something, with each drawing. */
export function useSaveAndLeave(place: RefObject<HTMLElement | null>): { save: Save; watch: (holds: () => boolean) => void } {
  const { isSubmitting, submitCount } = useFormState()
  const waiting = useRef<Waiting | null>(null)
  const state = useRef({ submitCount, holds: (): boolean => false })
  state.current.submitCount = submitCount

  const end = useCallback((isSaved: boolean) => {
    waiting.current?.end(isSaved)
    waiting.current = null
  }, [])

  const save = useCallback<Save>(
    () =>
      new Promise((resolve) => {
        waiting.current = { submitCount: state.current.submitCount, end: resolve }
        const form = place.current?.closest('form')
        if (form) form.requestSubmit()
        else end(false)
      }),
    [place, end],
  )

  useEffect(() => {
    if (!waiting.current || isSubmitting || submitCount === waiting.current.submitCount) return
    const timer = setTimeout(() => end(!state.current.holds()), TAKE_OVER_MS)
    return () => clearTimeout(timer)
  }, [isSubmitting, submitCount, end])

  // A new record leads on to its own screen by itself, once it is saved.
  useEffect(() => () => end(true), [end])

  const watch = useCallback((holds: () => boolean) => {
    state.current.holds = holds
  }, [])
  return { save, watch }
}
