import PlaceIcon from '@mui/icons-material/Place'
import { required } from 'react-admin'
import { stateColumn } from '../columns/State.tsx'
import { Thumb } from '../columns/Thumb.tsx'
import { BothRichInput } from '../inputs/BothRichInput.tsx'
import { OnlineInput, Row, SlugInputs } from '../inputs/fields.tsx'
import { LineInput } from '../inputs/LineInput.tsx'
import { PictureInput } from '../inputs/PictureInput.tsx'
import { Section } from '../inputs/Section.tsx'
import { BulkActions } from '../lists/BulkActions.tsx'
import { missingEnglishFilter, onlineFilter } from '../lists/filters.tsx'
import { textOf } from '../records.ts'
import { defineResource } from './define-resource.tsx'

/** Enough to name a hall while planning a concert. */
export function VenueCoreInputs() {
  return (
    <>
      <LineInput source="name" validate={required()} helperText={false} />
      <Row columns={3}>
        <LineInput source="street" helperText={false} />
        <LineInput source="postcode" helperText={false} />
        <LineInput source="city" helperText={false} />
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
        <BothRichInput source="description" />
        <BothRichInput source="access" />
        <PictureInput />
      </Section>
      <Section title="partitur.section.site">
        <SlugInputs />
      </Section>
    </>
  )
}

export const venues = defineResource({
  name: 'venues',
  icon: PlaceIcon,
  list: {
    sort: { field: 'name', order: 'ASC' },
    filters: [onlineFilter, missingEnglishFilter],
    picture: (record) => <Thumb imageId={record.image_id} />,
    secondary: (record) => textOf(record.city),
    columns: [{ source: 'city', sortable: true }, { source: 'street' }, stateColumn],
    bulk: <BulkActions canGoOnline />,
  },
  inputs: <VenueInputs />,
})
