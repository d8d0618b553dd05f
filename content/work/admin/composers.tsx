import HistoryEduIcon from '@mui/icons-material/HistoryEdu'
import { NumberInput, required } from 'react-admin'
import { defineResource } from '#admin/define-resource.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { DatesOf } from '../../event/admin/DatesOf.tsx'

export function ComposerInputs() {
  return (
    <>
      <Row>
        <LineInput source="name" validate={required()} helperText={false} />
        <LineInput source="sort_name" validate={required()} helperText={false} />
      </Row>
      <Row>
        <NumberInput source="born" helperText={false} />
        <NumberInput source="died" helperText={false} />
      </Row>
      <LineInput source="same_as" type="url" helperText={false} />
    </>
  )
}

export const composers = defineResource({
  name: 'composers',
  menu: { group: 'programme', place: 4 },
  icon: HistoryEduIcon,
  list: {
    sort: { field: 'sort_name', order: 'ASC' },
    secondary: (record) => [record.born, record.died].filter((year) => typeof year === 'number').join('–'),
    columns: [
      { source: 'sort_name', sortable: true },
      { source: 'born', sortable: true, numeric: true },
      { source: 'died', numeric: true },
    ],
  },
  inputs: (
    <>
      <ComposerInputs />
      <DatesOf by="composer_id" />
    </>
  ),
})
