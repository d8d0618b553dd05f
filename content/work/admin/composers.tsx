import HistoryEduIcon from '@mui/icons-material/HistoryEdu'
import { NumberInput, required } from 'react-admin'
import { defineResource } from '#admin/define-resource.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { IdentifierInputs } from '#admin/inputs/IdentifierInputs.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { linesOf, textOfLines } from '#admin/inputs/lines.ts'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { MergeButton } from '#admin/merge/MergeButton.tsx'
import { DatesOf } from '../../event/admin/DatesOf.tsx'
import { ComposerNameInput } from './ComposerNameInput.tsx'

export function ComposerInputs() {
  return (
    <>
      <Row>
        <ComposerNameInput />
        <LineInput source="sort_name" validate={required()} helperText={false} />
      </Row>
      <Row>
        <LineInput source="name_en" helperText="partitur.help.composerEnglish" />
        <LineInput source="sort_name_en" helperText={false} />
      </Row>
      <Row>
        <NumberInput source="born" helperText={false} />
        <NumberInput source="died" helperText={false} />
      </Row>
      <LineInput source="spellings" multiline minRows={2} format={textOfLines} parse={linesOf} helperText="partitur.help.spellings" />
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
    bulk: (
      <>
        <MergeButton resource="composers" />
        <BulkActions />
      </>
    ),
  },
  inputs: (
    <>
      <ComposerInputs />
      <IdentifierInputs />
      <DatesOf by="composer_id" />
    </>
  ),
})
