import { type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin'
import { recordName } from '../records.ts'

type LinkedRecord = { words: string; record: RaRecord | undefined; isGone: boolean }

/** The target of a link by type and name; those of many links are loaded in one request. */
export function useLinkedRecord({ resource, id }: { resource: string; id: number }): LinkedRecord {
  const translate = useTranslate()
  // A list request leaves out deleted records, where a single request would fail.
  const { data, isSuccess } = useGetManyAggregate(resource, { ids: [id] })
  const record = data?.find((each) => each?.id === id)
  const kind = translate(`resources.${resource}.name`, { smart_count: 1 })
  return { words: record ? `${kind}: ${recordName(resource, record)}` : kind, record, isGone: isSuccess && !record }
}
