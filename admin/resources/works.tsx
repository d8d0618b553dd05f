import MusicNoteIcon from '@mui/icons-material/MusicNote'
import { NumberInput } from 'react-admin'
import { Reference } from '../columns/Reference.tsx'
import { stateColumn } from '../columns/State.tsx'
import { BothInput } from '../inputs/BothInput.tsx'
import { LineInput } from '../inputs/LineInput.tsx'
import { linesOf, textOfLines } from '../inputs/lines.ts'
import { PickOne } from '../inputs/Pick.tsx'
import { missingEnglishFilter, referenceFilter } from '../lists/filters.tsx'
import { ComposerInputs } from './composers.tsx'
import { defineResource } from './define-resource.tsx'

export function WorkInputs() {
  return (
    <>
      <PickOne source="composer_id" reference="composers" required create={<ComposerInputs />} />
      <BothInput source="title" required />
      <LineInput source="movements" multiline minRows={4} format={textOfLines} parse={linesOf} helperText="partitur.help.movements" />
      <NumberInput source="minutes" min={1} helperText={false} sx={{ maxWidth: 220 }} />
    </>
  )
}

export const works = defineResource({
  name: 'works',
  icon: MusicNoteIcon,
  list: {
    nameSource: 'title',
    sort: { field: 'title', order: 'ASC' },
    filters: [referenceFilter('composer_id', 'composers'), missingEnglishFilter],
    secondary: () => <Reference source="composer_id" reference="composers" />,
    columns: [
      { source: 'composer_id', render: () => <Reference source="composer_id" reference="composers" /> },
      { source: 'minutes', sortable: true, numeric: true },
      stateColumn,
    ],
  },
  inputs: <WorkInputs />,
})
