import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { isSame } from '#contract/texts/three-way-merge.ts'
import type { Save } from '../unsaved/unsaved.ts'
import { useRegisterUnsaved } from '../unsaved/use-register-unsaved.ts'
import { fieldsToUpdate, mergeTyped } from './form-merge.ts'
import { useSaveKey } from './use-save-key.ts'
import { useShowFirstError } from './use-show-first-error.ts'

/* Workarounds for react-admin 5.15.4 (ra-core `useAugmentedForm`) and react-hook-form 7.92.0. Remove a call in
   `useFormPatches` to switch one off; journeys in brackets. */

export type Values = Partial<RaRecord>
/** `sent`: the form at the last save; `saved`: the last response with its form; `isQueued`: a save waits. */
export type Saving = { sent: Values | null; saved: { record: RaRecord; sent: Values } | null; isQueued: boolean }

type FormRef = RefObject<HTMLElement | null>
type FormPatches = { formMarker: RefObject<HTMLSpanElement | null>; clearErrors: () => void }

/** The patches within a form that contains `formMarker`. */
export function useFormPatches(saving: RefObject<Saving> | undefined): FormPatches {
  const marker = useRef<HTMLSpanElement>(null)
  const { clearErrors } = useFormContext()
  const { isSubmitting } = useFormState()
  const { save, watch } = useSaveAndLeave(marker)
  // Not `warnWhenUnsavedChanges`: it uses `window.confirm`, ignores logout and language, and takes an added and removed
  // row for a change (admin-leave).
  const hasUnsavedEdits = useRegisterUnsaved(marker, save)
  watch(hasUnsavedEdits)
  useSaveKey(marker, () => {
    if (isSubmitting && saving) saving.current.isQueued = true
    if (isSubmitting || !hasUnsavedEdits()) return false
    // A server error of a field that the form does not show would stop every later submit (admin-save).
    clearErrors()
    return true
  })
  useQueuedSave({ formRef: marker, saving, hasUnsavedEdits })
  useShowFirstError(marker)
  useAdoptRecord(saving)
  return { formMarker: marker, clearErrors: () => clearErrors() }
}

/**
 * Around a form, which gets `saving`; its `Edit` calls the others. A save before the last response arrived would be
 * compared with an older record: it would conflict with itself and create new rows twice (admin-save).
 */
export function useSaving() {
  const saving = useRef<Saving>({ sent: null, saved: null, isQueued: false })

  function onMutate() {
    saving.current.isQueued = false
  }

  function transform(mine: Values, { previousData }: { previousData?: RaRecord } = {}): Values {
    saving.current.sent = mine
    const savedAnswer = answerAfter(previousData)
    return savedAnswer ? mergeTyped({ base: savedAnswer.sent, mine, record: savedAnswer.record }) : mine
  }

  /** The base of a save. */
  function baseOf(previousData: RaRecord): RaRecord {
    return answerAfter(previousData)?.record ?? previousData
  }

  function answerAfter(record: RaRecord | undefined) {
    const savedAnswer = saving.current.saved
    return savedAnswer && record && savedAnswer.record.version > record.version ? savedAnswer : null
  }

  function onAnswer(record: RaRecord) {
    saving.current.saved = { record, sent: saving.current.sent ?? record }
  }

  return { saving, onMutate, transform, baseOf, onAnswer }
}

/**
 * The form starts with its record and keeps its values from then on: `reset` with a newly loaded record would discard
 * input and remount every row (admin-save, admin-conflict).
 */
export function useResetOptions(): { keepValues: boolean } {
  const resetOptions = useRef({ keepValues: false })
  useEffect(() => {
    resetOptions.current.keepValues = true
  }, [])
  return resetOptions.current
}

/** Adds missing values of a newly loaded record, before react-admin compares the two. */
function useAdoptRecord(saving: RefObject<Saving> | undefined): void {
  const record = useRecordContext()
  const { getValues, setValue } = useFormContext()
  const lastRecord = useRef(record)
  useLayoutEffect(() => {
    const before = lastRecord.current
    lastRecord.current = record
    if (!record || !before || record === before || record.id !== before.id) return
    const savedAnswer = saving?.current.saved
    const isAnswer = savedAnswer && isSame(savedAnswer.record, record)
    const base = isAnswer ? savedAnswer.sent : before
    for (const [path, value] of fieldsToUpdate({ base, mine: getValues(), record })) setValue(path, value)
    if (!saving) return
    // The response to a running save belongs to a form with this record.
    const takeOver = (sentValues: Values) => mergeTyped({ base, mine: sentValues, record })
    if (saving.current.sent) saving.current.sent = takeOver(saving.current.sent)
    if (savedAnswer && !isAnswer) savedAnswer.sent = takeOver(savedAnswer.sent)
  }, [record, saving, getValues, setValue])
}

type UseQueuedSaveOptions = { formRef: FormRef; saving: RefObject<Saving> | undefined; hasUnsavedEdits: () => boolean }

/** `handleSubmit` drops a submit during validation and while a save runs; this runs it once the form is free (admin-save). */
function useQueuedSave({ formRef, saving, hasUnsavedEdits }: UseQueuedSaveOptions): void {
  const record = useRecordContext()
  const { errors, submitCount, isSubmitting } = useFormState()
  const latest = useRef(hasUnsavedEdits)
  const isAnswered = useRef(false)
  useEffect(() => {
    latest.current = hasUnsavedEdits
  }, [hasUnsavedEdits])

  useEffect(() => {
    const form = formRef.current?.closest('form')
    const requestSave = () => {
      if (saving) saving.current.isQueued = true
    }
    form?.addEventListener('submit', requestSave)
    return () => form?.removeEventListener('submit', requestSave)
  }, [formRef, saving])

  useEffect(() => {
    if (saving && submitCount > 0 && Object.keys(errors).length > 0) saving.current.isQueued = false
  }, [saving, submitCount, errors])

  // The order matters: a record may arrive in the render in which a save begins.
  useEffect(() => {
    if (isSubmitting) isAnswered.current = false
  }, [isSubmitting])

  useEffect(() => {
    if (record) isAnswered.current = true
  }, [record])

  // On each new record, and when the form is free afterwards.
  useEffect(() => {
    if (!record || isSubmitting || !isAnswered.current) return
    // The form takes over the record after this, and then reports whether it still differs.
    const timer = setTimeout(() => {
      if (!saving?.current.isQueued) return
      saving.current.isQueued = false
      if (latest.current()) formRef.current?.closest('form')?.requestSubmit()
    })
    return () => clearTimeout(timer)
  }, [record, isSubmitting, saving, formRef])
}

/** The record is taken over a moment after a save has ended. */
const TAKE_OVER_MS = 400

type PendingSave = { submitCount: number; end: (isSaved: boolean) => void }

/**
 * Saves the form around `formRef` before it is left, because a submit does not report success (admin-leave). `watch`
 * receives on each render whether the form has unsaved input.
 */
function useSaveAndLeave(formRef: FormRef): { save: Save; watch: (hasUnsavedEdits: () => boolean) => void } {
  const { isSubmitting, submitCount } = useFormState()
  const pendingSave = useRef<PendingSave | null>(null)
  const state = useRef({ submitCount, holds: (): boolean => false })
  state.current.submitCount = submitCount

  const end = useCallback((isSaved: boolean) => {
    pendingSave.current?.end(isSaved)
    pendingSave.current = null
  }, [])

  const save = useCallback<Save>(
    () =>
      new Promise((resolve) => {
        pendingSave.current = { submitCount: state.current.submitCount, end: resolve }
        const form = formRef.current?.closest('form')
        if (form) form.requestSubmit()
        else end(false)
      }),
    [formRef, end],
  )

  useEffect(() => {
    if (!pendingSave.current || isSubmitting || submitCount === pendingSave.current.submitCount) return
    const timer = setTimeout(() => end(!state.current.holds()), TAKE_OVER_MS)
    return () => clearTimeout(timer)
  }, [isSubmitting, submitCount, end])

  // A new record opens its own screen once it is saved.
  useEffect(() => () => end(true), [end])

  const watch = useCallback((hasUnsavedEdits: () => boolean) => {
    state.current.holds = hasUnsavedEdits
  }, [])
  return { save, watch }
}
