import NewspaperIcon from '@mui/icons-material/Newspaper'
import { stateColumn } from '#admin/columns/State.tsx'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { OrderInput, Row } from '#admin/inputs/fields.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { PickOne } from '#admin/inputs/Pick.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter, yesNoFilter } from '#admin/lists/filters.tsx'

function PressPictureInputs() {
  return (
    <>
      <PictureInput />
      <BothInput source="caption" required />
      <BothInput source="licence" required />
      <Row>
        <PickOne source="production_id" reference="productions" />
        <PickOne source="person_id" reference="people" />
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
