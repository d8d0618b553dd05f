import NewspaperIcon from '@mui/icons-material/Newspaper'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { OrderInput, Row } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter, yesNoFilter } from '#admin/lists/filters.tsx'

function PressPictureInputs() {
  return (
    <>
      <PictureInput />
      <LocalisedInput source="caption" required />
      <LocalisedInput source="licence" required />
      <Row>
        <ReferencePicker source="production_id" reference="productions" />
        <ReferencePicker source="person_id" reference="people" />
      </Row>
      <Row>
        <LocalTimeInput source="rights_until" />
        <OrderInput />
      </Row>
      <OnlineInput />
    </>
  )
}

const pressPictures = defineResource({
  name: 'press-pictures',
  icon: NewspaperIcon,
  menu: { group: 'content', place: 10 },
  list: {
    nameSource: 'caption',
    sort: { field: 'order', order: 'ASC' },
    filters: [onlineFilter, yesNoFilter('rights_end')],
    picture: (record) => <Thumb imageId={record.image_id} />,
    columns: [{ source: 'order', sortable: true, numeric: true }, stateColumn],
    bulk: <BulkActions canGoOnline />,
  },
  inputs: <PressPictureInputs />,
})

export default pressPictures
