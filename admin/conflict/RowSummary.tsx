import { useTranslate } from 'react-admin'
import { ValueText } from './ValueText.tsx'

/** Fields that identify a row: a date by time, hall and status, a work or a person by name. */
const telling = ['person_id', 'work_id', 'date_start', 'venue_id', 'location_id', 'status'] as const

export function RowSummary({ row }: { row: Record<string, unknown> }) {
  const translate = useTranslate()
  const isProgramme = !('person_id' in row)
  if (isProgramme && row.work_id === null) return translate('partitur.programme.interval')
  const fields = telling.filter((field) => field in row && row[field] !== null)
  return (
    <>
      {fields.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <ValueText field={field} value={row[field]} />
        </span>
      ))}
    </>
  )
}
