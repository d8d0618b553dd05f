import PianoIcon from '@mui/icons-material/Piano'
import { Reference } from '../columns/Reference.tsx'
import { stateColumn } from '../columns/State.tsx'
import { BothInput } from '../inputs/BothInput.tsx'
import { OrderInput } from '../inputs/fields.tsx'
import { PickOne } from '../inputs/Pick.tsx'
import { referenceFilter } from '../lists/filters.tsx'
import { defineResource } from './define-resource.tsx'
import { NamedInputs } from './named.tsx'

export function InstrumentInputs() {
  return (
    <>
      <BothInput source="name" required />
      <PickOne source="group_id" reference="instrument-groups" required create={<NamedInputs />} />
      <OrderInput />
    </>
  )
}

export const instruments = defineResource({
  name: 'instruments',
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
