import MusicNoteIcon from '@mui/icons-material/MusicNote'
import { NumberInput } from 'react-admin'
import { Reference } from '#admin/columns/Reference.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { IdentifierInputs } from '#admin/inputs/IdentifierInputs.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { joinLines, splitLines } from '#admin/inputs/lines.ts'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { referenceFilter } from '#admin/lists/filters.tsx'
import { MergeButton } from '#admin/merge/MergeButton.tsx'
import { DatesOfRecord } from '../event/admin/DatesOfRecord.tsx'
import { ComposerInputs, composers } from './admin/composers.tsx'

export function WorkInputs() {
  return (
    <>
      <ReferencePicker source="composer_id" reference="composers" required create={<ComposerInputs />} />
      <LocalisedInput source="title" required />
      <LineInput
        source="movements"
        multiline
        minRows={4}
        format={joinLines}
        parse={splitLines}
        helperText="partitur.help.movements"
      />
      <NumberInput source="minutes" min={1} helperText={false} sx={{ maxWidth: 220 }} />
      <LineInput source="same_as" type="url" helperText={false} />
    </>
  )
}

const works = defineResource({
  name: 'works',
  menu: { group: 'programme', place: 3 },
  icon: MusicNoteIcon,
  list: {
    nameSource: 'title',
    sort: { field: 'title', order: 'ASC' },
    filters: [referenceFilter('composer_id', 'composers')],
    secondary: () => <Reference source="composer_id" reference="composers" />,
    columns: [
      { source: 'composer_id', render: () => <Reference source="composer_id" reference="composers" /> },
      { source: 'minutes', sortable: true, numeric: true },
      stateColumn,
    ],
    bulk: (
      <>
        <MergeButton resource="works" />
        <BulkActions />
      </>
    ),
  },
  inputs: (
    <>
      <WorkInputs />
      <IdentifierInputs />
      <DatesOfRecord by="work_id" />
    </>
  ),
})

export default [works, composers]
