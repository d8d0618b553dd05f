import { type RaRecord, useGetManyAggregate, useTranslate } from 'react-admin'
import { recordName } from '../records.ts'

type LinkedRecord = { words: string; record: RaRecord | undefined; isGone: boolean }

/** What a link leads to, by kind and name; the records of many links are asked for at once. */
export function useLinkedRecord({ resource, id }: { resource: string; id: number }): LinkedRecord {
  const translate = useTranslate()
  // A list answers nothing for a record that is gone, where a single record would be an error.
  const { data, isSuccess } = useGetManyAggregate(resource, { ids: [id] })
  const record = data?.find((each) => each?.id === id)
  const kind = translate(`resources.${resource}.name`, { smart_count: 1 })
  return { words: record ? `${kind}: ${recordName(resource, record)}` : kind, record, isGone: isSuccess && !record }
}
