import { useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Row } from '../../inputs/fields.tsx'
import { HouseTimeInput } from '../../inputs/HouseTimeInput.tsx'
import { PickOne } from '../../inputs/Pick.tsx'

/** Where a date was before it moved; asked only of one that has. */
export function MovedInputs() {
  const status = useWatch({ name: useWrappedSource('status') })
  if (status !== 'moved' && status !== 'postponed') return null
  return (
    <Row>
      <HouseTimeInput source="moved_from_start" />
      <PickOne source="moved_from_venue_id" reference="venues" />
    </Row>
  )
}
