import { useRecordContext } from 'react-admin'
import { Reference } from '#admin/columns/Reference.tsx'
import { nameOf } from '#admin/records.ts'

/** A work with its composer: many works share a title. */
export function WorkLine() {
  const work = useRecordContext()
  return (
    <span>
      <Reference source="composer_id" reference="composers" />: {nameOf('works', work)}
    </span>
  )
}

export const WorkOption = { element: <WorkLine />, text: (work: Record<string, unknown>) => nameOf('works', work) }
