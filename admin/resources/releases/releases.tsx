import RocketLaunchIcon from '@mui/icons-material/RocketLaunchOutlined'
import { Alert, Chip } from '@mui/material'
import { type RaRecord, required, useRecordContext, useTranslate } from 'react-admin'
import { Timestamp } from '../../columns/Timestamp.tsx'
import { RecordCreate } from '../../forms/RecordCreate.tsx'
import { RecordEdit } from '../../forms/RecordEdit.tsx'
import { LineInput } from '../../inputs/LineInput.tsx'
import { LocalTimeInput } from '../../inputs/LocalTimeInput.tsx'
import { RecordList } from '../../lists/RecordList.tsx'
import { ReleaseContents } from './ReleaseContents.tsx'

export const releases = {
  name: 'releases',
  icon: RocketLaunchIcon,
  recordRepresentation: 'name',
  list: ReleaseList,
  create: ReleaseCreate,
  edit: ReleaseEdit,
}

/** Releases, the next one first. */
function ReleaseList() {
  return (
    <RecordList
      sort={{ field: 'public_from', order: 'ASC' }}
      bulk={false}
      secondary={(record) => <Timestamp iso={record.public_from} />}
      columns={[
        { source: 'public_from', render: (record) => <Timestamp iso={record.public_from} /> },
        { source: 'count', numeric: true },
        { source: 'state', render: (record) => <ReleaseState record={record} /> },
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

/** A published release cannot be cancelled. */
const canGiveUp = ({ is_out }: RaRecord) => is_out !== true

function ReleaseEdit() {
  return (
    <RecordEdit canDelete={canGiveUp}>
      <LineInput source="name" validate={required()} helperText={false} />
      <Instant />
      <ReleaseContents />
    </RecordEdit>
  )
}

/** A published release keeps its time. */
function Instant() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record?.is_out) return <LocalTimeInput source="public_from" required helperText="partitur.releases.moveHint" />
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      {translate('partitur.releases.outSince')} <Timestamp iso={record.public_from} />
    </Alert>
  )
}

function ReleaseState({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const isOut = record.is_out === true
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOut ? 'default' : 'secondary'}
      label={translate(`partitur.releases.${isOut ? 'out' : 'planned'}`)}
    />
  )
}
