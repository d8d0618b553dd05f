import { useRef } from 'react'
import { useWrappedSource } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Row } from '../../inputs/fields.tsx'
import { HouseTimeInput } from '../../inputs/HouseTimeInput.tsx'
import { endOf, lengthOf, usualLength } from './dates.ts'
import { useProgrammeMinutes } from './use-programme-minutes.ts'

/** Start and end of a date: whoever types the start need not type the end. */
export function DateTimes() {
  const { getValues, setValue } = useFormContext()
  const endPath = useWrappedSource('date_end')
  const programmeMinutes = useProgrammeMinutes()
  const length = useRef<number | null>(null)

  function moveEnd(start: string | null, before: unknown) {
    // A start that is only half typed has no length to keep, so the last one known is kept.
    length.current = lengthOf(before, getValues(endPath)) ?? length.current
    const end = endOf(start, length.current ?? usualLength(programmeMinutes()))
    if (end) setValue(endPath, end, { shouldDirty: true })
  }

  return (
    <Row>
      <HouseTimeInput source="date_start" required onTyped={moveEnd} />
      <HouseTimeInput source="date_end" required />
    </Row>
  )
}
