import { useRef } from 'react'
import { useWrappedSource } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { durationMs, shiftEnd } from '../time/next-date-row.ts'
import { LocalTimeInput } from './LocalTimeInput.tsx'

/** Start and end of a date: typing the start moves the end. `usualMinutes` is the length if no row has one. */
export function DateTimes({ usualMinutes }: { usualMinutes: () => number }) {
  const { getValues, setValue } = useFormContext()
  const endPath = useWrappedSource('date_end')
  const length = useRef<number | null>(null)

  function moveEnd(start: string | null, before: unknown) {
    // A half-typed start has no length, so the last known one stays.
    length.current = durationMs(before, getValues(endPath)) ?? length.current
    const end = shiftEnd(start, { length: length.current, usualMinutes: usualMinutes() })
    if (end) setValue(endPath, end, { shouldDirty: true })
  }

  return (
    <>
      <LocalTimeInput source="date_start" required onTyped={moveEnd} />
      <LocalTimeInput source="date_end" required />
    </>
  )
}
