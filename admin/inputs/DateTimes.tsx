import { useRef } from 'react'
import { useWrappedSource } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { durationMs, shiftEnd } from '../time/next-date-row.ts'
import { LocalTimeInput } from './LocalTimeInput.tsx'

/** Start and end of a date: whoever types the start need not type the end. `usualMinutes` is asked where no row says how long it lasts. */
export function DateTimes({ usualMinutes }: { usualMinutes: () => number }) {
  const { getValues, setValue } = useFormContext()
  const endPath = useWrappedSource('date_end')
  const length = useRef<number | null>(null)

  function moveEnd(start: string | null, before: unknown) {
    // A start that is only half typed has no length to keep, so the last one known is kept.
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
