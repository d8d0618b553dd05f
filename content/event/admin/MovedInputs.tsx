import { useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Row } from '#admin/inputs/fields.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { PickOne } from '#admin/inputs/Pick.tsx'

/** Where a date was before it moved: kept by the system when start or hall change, and open to correction. */
export function MovedInputs() {
  const status = useWatch({ name: useWrappedSource('status') })
  if (status !== 'moved' && status !== 'postponed') return null
  return (
    <Row>
      <LocalTimeInput source="moved_from_start" helperText="partitur.help.movedFrom" />
      <PickOne source="moved_from_venue_id" reference="venues" />
    </Row>
  )
}
