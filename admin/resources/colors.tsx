import PaletteIcon from '@mui/icons-material/Palette'
import { required } from 'react-admin'
import { stateColumn } from '../columns/State.tsx'
import { BothInput } from '../inputs/BothInput.tsx'
import { Swatch } from '../inputs/ColorInput.tsx'
import { OrderInput, Row } from '../inputs/fields.tsx'
import { LineInput } from '../inputs/LineInput.tsx'
import { textOf } from '../records.ts'
import { defineResource } from './define-resource.tsx'

function ColorInputs() {
  return (
    <>
      <BothInput source="name" required />
      <Row>
        <LineInput source="key" validate={required()} helperText={false} />
        <LineInput source="value" validate={required()} helperText="partitur.help.colorValue" />
      </Row>
      <OrderInput />
    </>
  )
}

export const colors = defineResource({
  name: 'colors',
  icon: PaletteIcon,
  list: {
    sort: { field: 'order', order: 'ASC' },
    picture: (record) => <Swatch value={textOf(record.value)} />,
    columns: [{ source: 'key', sortable: true }, { source: 'value' }, { source: 'order', sortable: true, numeric: true }, stateColumn],
  },
  inputs: <ColorInputs />,
})
