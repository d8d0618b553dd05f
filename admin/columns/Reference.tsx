import { type RaRecord, ReferenceField, useRecordContext } from 'react-admin'
import { recordName } from '../records.ts'

type ReferenceProps = { source: string; reference: string; record?: RaRecord; canOpen?: boolean }

/** The name of a referenced record; those of a whole list are loaded in one request. */
export function Reference({ source, reference, record, canOpen = false }: ReferenceProps) {
  return (
    <ReferenceField
      source={source}
      reference={reference}
      link={canOpen ? 'edit' : false}
      {...(record ? { record } : {})}
    >
      <Name resource={reference} />
    </ReferenceField>
  )
}

function Name({ resource }: { resource: string }) {
  return <>{recordName(resource, useRecordContext())}</>
}
