import { ReferenceField, useRecordContext } from 'react-admin'
import { nameOf } from '../../records.ts'

/** A work with its composer: many works share a title. */
export function WorkLine() {
  const work = useRecordContext()
  return (
    <span>
      <ReferenceField source="composer_id" reference="composers" link={false} />: {nameOf(work)}
    </span>
  )
}

export const WorkOption = { element: <WorkLine />, text: nameOf }
