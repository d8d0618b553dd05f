import PaletteIcon from '@mui/icons-material/Palette'
import { required } from 'react-admin'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { Swatch } from '#admin/inputs/ColorInput.tsx'
import { OrderInput, Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { localText } from '#admin/records.ts'

function ColorInputs() {
  return (
    <>
      <LocalisedInput source="name" required />
      <Row>
        <LineInput source="key" validate={required()} helperText={false} />
        <LineInput source="value" validate={required()} helperText="partitur.help.colorValue" />
      </Row>
      <OrderInput />
    </>
  )
}

const colors = defineResource({
  name: 'colors',
  menu: { group: 'technical', place: 1 },
  icon: PaletteIcon,
  list: {
    sort: { field: 'order', order: 'ASC' },
    picture: (record) => <Swatch value={localText(record.value)} />,
    columns: [
      { source: 'key', sortable: true },
      { source: 'value' },
      { source: 'order', sortable: true, numeric: true },
      stateColumn,
    ],
  },
  inputs: <ColorInputs />,
})

export default colors
