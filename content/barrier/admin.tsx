import AccessibleIcon from '@mui/icons-material/Accessible'
import FeedbackIcon from '@mui/icons-material/Feedback'
import { Chip, Link as MuiLink, Stack } from '@mui/material'
import { BooleanInput, FunctionField, Labeled, type RaRecord, TextField, useTranslate } from 'react-admin'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { type ContentResource, defineResource } from '#admin/define-resource.tsx'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { OrderInput } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { onlineFilter, yesNoFilter } from '#admin/lists/filters.tsx'
import { RecordList } from '#admin/lists/RecordList.tsx'
import { localText, recordName } from '#admin/records.ts'

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
      <LocalisedInput source="name" required />
      <LocalisedInput source="reason" multiline maxLength={1000} />
      <LocalisedInput source="alternative" multiline maxLength={1000} />
      <OrderInput />
      <OnlineInput />
    </>
  ),
})

const reports: ContentResource = {
  name: 'barrier-reports',
  icon: FeedbackIcon,
  menu: { group: 'content', place: 12 },
  recordRepresentation: (record: RaRecord) => recordName('barrier-reports', record),
  list: ReportList,
  edit: ReportEdit,
}

function ReportList() {
  return (
    <RecordList
      nameSource="text"
      canCreate={false}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={[yesNoFilter('is_done')]}
      secondary={(record) => (
        <>
          <Timestamp iso={record.created_at} hasTime={false} /> <Done record={record} />
        </>
      )}
      columns={[
        { source: 'path' },
        { source: 'created_at', sortable: true, render: (record) => <Timestamp iso={record.created_at} /> },
        { source: 'is_done', sortable: true, render: (record) => <Done record={record} /> },
      ]}
    />
  )
}

function Done({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  return (
    record.is_done === true && (
      <Chip size="small" variant="outlined" label={translate('resources.barrier-reports.fields.is_done')} />
    )
  )
}

/** The report itself is read-only; staff note how it was handled. */
function ReportEdit() {
  return (
    <RecordEdit>
      <Stack spacing={2} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <Labeled source="text">
          <TextField source="text" sx={{ whiteSpace: 'pre-line', fontSize: '1rem' }} />
        </Labeled>
        <Labeled source="created_at">
          <FunctionField source="created_at" render={(record: RaRecord) => <Timestamp iso={record.created_at} />} />
        </Labeled>
        <Labeled source="path">
          <FunctionField
            source="path"
            render={(record: RaRecord) => <Given text={record.path} href={localText(record.path)} />}
          />
        </Labeled>
        <Labeled source="contact">
          <FunctionField
            source="contact"
            render={(record: RaRecord) => <Given text={record.contact} href={answerLink(localText(record.contact))} />}
          />
        </Labeled>
      </Stack>
      <BooleanInput source="is_done" helperText={false} />
      <LineInput source="note" multiline minRows={3} helperText={false} />
    </RecordEdit>
  )
}

function Given({ text, href }: { text: unknown; href: string }) {
  if (!localText(text)) return '–'
  return href ? <MuiLink href={href}>{localText(text)}</MuiLink> : localText(text)
}

function answerLink(contact: string): string {
  if (/^\S+@\S+\.\S+$/.test(contact)) return `mailto:${contact}`
  return /^[+\d][\d\s/()-]{4,}$/.test(contact) ? `tel:${contact.replace(/[^+\d]/g, '')}` : ''
}

export default [barriers, reports]
