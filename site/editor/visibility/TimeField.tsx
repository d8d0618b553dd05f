import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import {
  formatTimeInput,
  MAX_WALL_TIME,
  MIN_WALL_TIME,
  parseTimeInput,
  timeInputProblem,
} from '#contract/time/time-input.ts'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { showingDialogWords } from './dialog-words.ts'

/** Errors of a time input. */
export type TimeProblem = keyof (typeof showingDialogWords)['de']['problems']

type TimeFieldProps = {
  label: string
  value: string | null
  problem: TimeProblem | null
  field: RefObject<HTMLInputElement | null>
  change: (value: string | null) => void
}

/** Local date and time. The browser does not report a half-typed date, so the value is never written back. */
export function TimeField({ label, value, problem, field, change }: TimeFieldProps) {
  const { speaks } = useWorkspace().editor
  const id = useId()
  const first = useRef(formatTimeInput(value))
  useLayoutEffect(() => {
    if (value === null && field.current && !field.current.validity.badInput) field.current.value = ''
  }, [value, field])
  return (
    <label className={parts.field}>
      {label}
      {/* `max` with a four-digit year: then further digits go to the hour. */}
      <input
        ref={field}
        type="datetime-local"
        className={parts.input}
        defaultValue={first.current}
        min={MIN_WALL_TIME}
        max={MAX_WALL_TIME}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        onChange={(event) => change(parseTimeInput(event.target.value))}
      />
      {problem && (
        <span id={id} className={parts.error}>
          {showingDialogWords[speaks].problems[problem]}
        </span>
      )}
    </label>
  )
}

export function problemOfTime(value: string | null, field: HTMLInputElement | null): TimeProblem | null {
  return field?.validity.badInput ? 'incomplete' : (timeInputProblem(value) ?? null)
}
