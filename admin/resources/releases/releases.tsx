import RocketLaunchIcon from '@mui/icons-material/RocketLaunchOutlined'
import { Alert, Chip } from '@mui/material'
import { type RaRecord, required, useRecordContext, useTranslate } from 'react-admin'
import { When } from '../../columns/When.tsx'
import { RecordCreate } from '../../forms/RecordCreate.tsx'
import { RecordEdit } from '../../forms/RecordEdit.tsx'
import { LineInput } from '../../inputs/LineInput.tsx'
import { LocalTimeInput } from '../../inputs/LocalTimeInput.tsx'
import { RecordList } from '../../lists/RecordList.tsx'
import { ReleasedPages } from './ReleasedPages.tsx'
import { ReleasedRecords } from './ReleasedRecords.tsx'

export const releases = { name: 'releases', icon: RocketLaunchIcon, recordRepresentation: 'name', list: ReleaseList, create: ReleaseCreate, edit: ReleaseEdit }

/** What goes out together and when: the next first. */
function ReleaseList() {
  return (
    <RecordList
      sort={{ field: 'public_from', order: 'ASC' }}
      bulk={false}
      secondary={(record) => <When iso={record.public_from} />}
      columns={[
        { source: 'public_from', render: (record) => <When iso={record.public_from} /> },
        { source: 'count', numeric: true },
        { source: 'state', render: (record) => <Out record={record} /> },
      ]}
    />
  )
}

function ReleaseCreate() {
  return (
    <RecordCreate initial={{ name: '', public_from: null }}>
      <LineInput source="name" validate={required()} helperText="partitur.releases.nameHint" />
      <LocalTimeInput source="public_from" required />
    </RecordCreate>
  )
}

/** What is out has nothing left to give up. */
const canGiveUp = ({ is_out }: RaRecord) => is_out !== true

function ReleaseEdit() {
  return (
    <RecordEdit canDelete={canGiveUp}>
      <LineInput source="name" validate={required()} helperText={false} />
      <Instant />
      <ReleasedPages />
      <ReleasedRecords />
    </RecordEdit>
  )
}

/** What is out keeps its instant. */
function Instant() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record?.is_out) return <LocalTimeInput source="public_from" required helperText="partitur.releases.moveHint" />
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      {translate('partitur.releases.outSince')} <When iso={record.public_from} />
    </Alert>
  )
}

function Out({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const isOut = record.is_out === true
  return <Chip size="small" variant="outlined" color={isOut ? 'default' : 'secondary'} label={translate(`partitur.releases.${isOut ? 'out' : 'planned'}`)} />
}
