import AltRouteIcon from '@mui/icons-material/AltRoute'
import { required } from 'react-admin'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { YesNo } from '#admin/columns/YesNo.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { yesNoFilter } from '#admin/lists/filters.tsx'
import { localText } from '#admin/records.ts'
import { MissingPathsLink } from './admin/MissingPathsLink.tsx'
import { PasteButton } from './admin/PasteButton.tsx'

function RedirectInputs() {
  return (
    <>
      <LineInput source="old_path" validate={required()} helperText="partitur.help.redirectOld" />
      <LineInput source="new_path" validate={required()} helperText="partitur.help.redirectNew" />
    </>
  )
}

const redirects = defineResource({
  name: 'redirects',
  menu: { group: 'technical', place: 2 },
  icon: AltRouteIcon,
  list: {
    nameSource: 'old_path',
    sort: { field: 'created_at', order: 'DESC' },
    filters: [yesNoFilter('automatic')],
    more: (
      <>
        <MissingPathsLink />
        <PasteButton />
      </>
    ),
    secondary: (record) => `→ ${localText(record.new_path)}`,
    columns: [
      { source: 'new_path' },
      { source: 'hits', sortable: true, numeric: true },
      { source: 'automatic', render: (record) => <YesNo value={record.automatic} /> },
      {
        source: 'created_at',
        sortable: true,
        render: (record) => <Timestamp iso={record.created_at} hasTime={false} />,
      },
    ],
  },
  inputs: <RedirectInputs />,
})

export default redirects
