import PianoIcon from '@mui/icons-material/Piano'
import { Reference } from '#admin/columns/Reference.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { OrderInput } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { referenceFilter } from '#admin/lists/filters.tsx'
import { NamedInputs } from '../lookup/admin.tsx'

export function InstrumentInputs() {
  return (
    <>
      <LocalisedInput source="name" required />
      <ReferencePicker source="group_id" reference="instrument-groups" required create={<NamedInputs />} />
      <OrderInput />
    </>
  )
}

const instruments = defineResource({
  name: 'instruments',
  menu: { group: 'school', place: 4 },
  icon: PianoIcon,
  list: {
    sort: { field: 'order', order: 'ASC' },
    filters: [referenceFilter('group_id', 'instrument-groups')],
    columns: [
      { source: 'group_id', render: () => <Reference source="group_id" reference="instrument-groups" /> },
      { source: 'order', sortable: true, numeric: true },
      stateColumn,
    ],
  },
  inputs: <InstrumentInputs />,
})

export default instruments
