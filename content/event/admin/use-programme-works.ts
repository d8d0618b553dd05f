import { useGetMany } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { nameOf, rowsOf } from '#admin/records.ts'

/** The works on the programme of this form, each once, as choices. */
export function useProgrammeWorks(): { id: number; name: string }[] {
  const programme: unknown = useWatch({ name: 'programme' })
  const ids = [...new Set(rowsOf({ programme }, 'programme').flatMap(({ work_id }) => (typeof work_id === 'number' ? [work_id] : [])))]
  const { data = [] } = useGetMany('works', { ids }, { enabled: ids.length > 0 })
  return data.flatMap((work) => (work ? [{ id: Number(work.id), name: nameOf('works', work) }] : []))
}
