import AccessibleIcon from '@mui/icons-material/Accessible'
import FeedbackIcon from '@mui/icons-material/Feedback'
import { BooleanInput, FunctionField, type RaRecord, TextField } from 'react-admin'
import { stateColumn } from '#admin/columns/State.tsx'
import { When } from '#admin/columns/When.tsx'
import { type ContentResource, defineResource } from '#admin/define-resource.tsx'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { OnlineInput, OrderInput } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { onlineFilter, yesNoFilter } from '#admin/lists/filters.tsx'
import { RecordList } from '#admin/lists/RecordList.tsx'
import { localText } from '#admin/records.ts'

const barriers = defineResource({
  name: 'barriers',
  icon: AccessibleIcon,
  menu: { group: 'content', place: 11 },
  list: {
    sort: { field: 'order', order: 'ASC' },
    filters: [onlineFilter],
    columns: [{ source: 'order', sortable: true, numeric: true }, stateColumn],
  },
  inputs: (
    <>
      <BothInput source="name" required />
      <BothInput source="reason" multiline maxLength={1000} />
      <BothInput source="alternative" multiline maxLength={1000} />
      <OrderInput />
      <OnlineInput />
    </>
  ),
})

const reports: ContentResource = {
  name: 'barrier-reports',
  icon: FeedbackIcon,
  menu: { group: 'content', place: 12 },
  recordRepresentation: 'text',
  list: ReportList,
  edit: ReportEdit,
}

function ReportList() {
  return (
    <RecordList
      canCreate={false}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={[yesNoFilter('is_done')]}
      secondary={(record) => localText(record.path)}
      columns={[
        { source: 'path' },
        { source: 'created_at', sortable: true, render: (record) => <When iso={record.created_at} /> },
        { source: 'is_done', sortable: true, render: (record) => (record.is_done ? '✓' : '') },
      ]}
    />
  )
}

/** What a visitor wrote stays as it is; the house notes what became of it. */
function ReportEdit() {
  return (
    <RecordEdit>
      <TextField source="text" sx={{ whiteSpace: 'pre-line', fontSize: '1rem' }} />
      <FunctionField source="path" render={(record: RaRecord) => (record.path ? <a href={localText(record.path)}>{localText(record.path)}</a> : null)} />
      <TextField source="contact" />
      <BooleanInput source="is_done" />
      <LineInput source="note" multiline minRows={3} helperText={false} />
    </RecordEdit>
  )
}

export default [barriers, reports]
