import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { isSame } from '#contract/three-way-merge.ts'
import type { Save } from '../unsaved/unsaved.ts'
import { useRegisterUnsaved } from '../unsaved/use-register-unsaved.ts'
import { fieldsToUpdate, mergeTyped } from './form-merge.ts'
import { useSaveKey } from './use-save-key.ts'
import { useShowFirstError } from './use-show-first-error.ts'

/*
 * Everything that works around the form of react-admin 5.15.4 (ra-core `useAugmentedForm`) and
 * react-hook-form 7.92.0 (`handleSubmit`, `reset`). To switch one off, take its call out of `useFormPatches`; the journeys in brackets cover it.
 *
 * useResetOptions, useAdoptRecord: a record that arrives anew is put into the form by `reset`, which throws away what is being typed and
 *   makes every row anew under the hand (admin-save, admin-conflict).
 * useSaving: a save that begins before the form has the answer to the last one would compare with the record before that: it met its own
 *   words as those of somebody else and made a new row twice (admin-save).
 * useQueuedSave: `handleSubmit` drops a submit while fields are checked and the record arrives, and while a save is on its way (admin-save).
 * clearErrors: a complaint of the server about a field that the form does not show stops every later submit (admin-save).
 * useRegisterUnsaved instead of `warnWhenUnsavedChanges`: that asks by `window.confirm`, knows nothing of logging out and other languages, and
 *   takes a row that was added and removed again for a change (admin-leave).
 * useSaveAndLeave: a submit answers nobody whether it succeeded (admin-leave).
 */

export type Values = Partial<RaRecord>
/**
 * `sent`: the form when it was last saved; `saved`: the last answer with the form that it answers; `isWanted`: a save was asked for and
 * has not begun.
 */
export type Saving = { sent: Values | null; saved: { record: RaRecord; sent: Values } | null; isQueued: boolean }

type Place = RefObject<HTMLElement | null>
type FormPatches = { place: RefObject<HTMLSpanElement | null>; clearErrors: () => void }

/** The patches within a form; `place` stands in it. */
export function useFormPatches(saving: RefObject<Saving> | undefined): FormPatches {
  const place = useRef<HTMLSpanElement>(null)
  const { clearErrors } = useFormContext()
  const { isSubmitting } = useFormState()
  const { save, watch } = useSaveAndLeave(place)
  const holds = useRegisterUnsaved(place, save)
  watch(holds)
  useSaveKey(place, () => {
    if (isSubmitting && saving) saving.current.isQueued = true
    if (isSubmitting || !holds()) return false
    clearErrors()
    return true
  })
  useQueuedSave({ place, saving, holds })
  useShowFirstError(place)
  useAdoptRecord(saving)
  return { place, clearErrors: () => clearErrors() }
}

/** The patches around a form: it gets `saving`, its `Edit` calls the others. */
export function useSaving() {
  const saving = useRef<Saving>({ sent: null, saved: null, isQueued: false })

  function onMutate() {
    saving.current.isQueued = false
  }

  function transform(mine: Values, { previousData }: { previousData?: RaRecord } = {}): Values {
    saving.current.sent = mine
    const answer = answerAfter(previousData)
    return answer ? mergeTyped({ base: answer.sent, mine, record: answer.record }) : mine
  }

  /** The record that a save stands on. */
  function baseOf(previousData: RaRecord): RaRecord {
    return answerAfter(previousData)?.record ?? previousData
  }

  function answerAfter(record: RaRecord | undefined) {
    const answer = saving.current.saved
    return answer && record && answer.record.version > record.version ? answer : null
  }

  function onAnswer(record: RaRecord) {
    saving.current.saved = { record, sent: saving.current.sent ?? record }
  }

  return { saving, onMutate, transform, baseOf, onAnswer }
}

/** The form begins with its record alone, and keeps its values from then on. */
export function useResetOptions(): { keepValues: boolean } {
  const resetOptions = useRef({ keepValues: false })
  useEffect(() => {
    resetOptions.current.keepValues = true
  }, [])
  return resetOptions.current
}

/** Takes over what the kept values lack of a record that arrives anew, before react-admin compares the two. */
function useAdoptRecord(saving: RefObject<Saving> | undefined): void {
  const record = useRecordContext()
  const { getValues, setValue } = useFormContext()
  const known = useRef(record)
  useLayoutEffect(() => {
    const before = known.current
    known.current = record
    if (!record || !before || record === before || record.id !== before.id) return
    const answer = saving?.current.saved
    const isAnswer = answer && isSame(answer.record, record)
    const base = isAnswer ? answer.sent : before
    for (const [path, value] of fieldsToUpdate({ base, mine: getValues(), record })) setValue(path, value)
    if (!saving) return
    // A save that is already on its way is answered to a form that has this record.
    const takeOver = (sent: Values) => mergeTyped({ base, mine: sent, record })
    if (saving.current.sent) saving.current.sent = takeOver(saving.current.sent)
    if (answer && !isAnswer) answer.sent = takeOver(answer.sent)
  }, [record, saving, getValues, setValue])
}

type UseQueuedSaveOptions = { place: Place; saving: RefObject<Saving> | undefined; holds: () => boolean }

/** Begins a dropped save when the form has taken over the record and is free. */
function useQueuedSave({ place, saving, holds }: UseQueuedSaveOptions): void {
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
      if (saving) saving.current.isQueued = true
    }
    form?.addEventListener('submit', want)
    return () => form?.removeEventListener('submit', want)
  }, [place, saving])

  useEffect(() => {
    if (saving && submitCount > 0 && Object.keys(errors).length > 0) saving.current.isQueued = false
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
      if (!saving?.current.isQueued) return
      saving.current.isQueued = false
      if (latest.current()) place.current?.closest('form')?.requestSubmit()
    })
    return () => clearTimeout(timer)
  }, [record, isSubmitting, saving, place])
}

/** The record is taken over a moment after a save has ended. */
const TAKE_OVER_MS = 400

type Waiting = { submitCount: number; end: (isSaved: boolean) => void }

/** Saves the form around `place` before it is left. `watch` gets whether the form still holds something, with each drawing. */
function useSaveAndLeave(place: Place): { save: Save; watch: (holds: () => boolean) => void } {
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
