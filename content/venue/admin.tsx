import PlaceIcon from '@mui/icons-material/Place'
import { required } from 'react-admin'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { Row, SlugInputs } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedRichInput } from '#admin/inputs/LocalisedRichInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter } from '#admin/lists/filters.tsx'
import { localText } from '#admin/records.ts'
import { DatesOfRecord } from '../event/admin/DatesOfRecord.tsx'
import { AccessInputs } from './admin/AccessInputs.tsx'

/** Enough to create a hall while planning a concert. */
export function VenueCoreInputs() {
  return (
    <>
      <LineInput source="name" validate={required()} helperText={false} />
      <LineInput source="street" helperText={false} />
      <Row columns={3}>
        <LineInput source="postcode" helperText={false} />
        <LineInput source="city" helperText={false} />
        <LineInput source="country" helperText={false} />
      </Row>
      <LineInput source="google_maps" type="url" helperText={false} />
    </>
  )
}

function VenueInputs() {
  return (
    <>
      <Section title="partitur.section.general">
        <VenueCoreInputs />
        <OnlineInput />
      </Section>
      <Section title="partitur.section.texts">
        <LocalisedRichInput source="description" />
        <LocalisedRichInput source="access" />
        <PictureInput />
      </Section>
      <Section title="partitur.section.access" help="partitur.access.help">
        <AccessInputs of="venue" />
      </Section>
      <Section title="partitur.section.site">
        <SlugInputs />
      </Section>
      <DatesOfRecord by="venue_id" />
    </>
  )
}

const venues = defineResource({
  name: 'venues',
  menu: { group: 'programme', place: 2 },
  icon: PlaceIcon,
  list: {
    sort: { field: 'name', order: 'ASC' },
    filters: [onlineFilter],
    picture: (record) => <Thumb imageId={record.image_id} />,
    secondary: (record) => localText(record.city),
    columns: [{ source: 'city', sortable: true }, { source: 'street' }, stateColumn],
    bulk: <BulkActions canGoOnline />,
  },
  inputs: <VenueInputs />,
})

export default venues
