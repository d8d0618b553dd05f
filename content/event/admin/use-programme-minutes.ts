import { useGetMany } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { rowsOf } from '#admin/records.ts'
import { minutesOf } from './dates.ts'

/** How long the programme of this form is, as far as its works say. */
export function useProgrammeMinutes(): () => number | null {
  const { getValues } = useFormContext()
  const programme: unknown = useWatch({ name: 'programme' })
  const ids = rowsOf({ programme }, 'programme').flatMap(({ work_id }) => (typeof work_id === 'number' ? [work_id] : []))
  const { data = [] } = useGetMany('works', { ids }, { enabled: ids.length > 0 })
  return () => minutesOf(rowsOf(getValues(), 'programme'), data)
}
