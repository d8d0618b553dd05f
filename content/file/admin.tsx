import AttachFileIcon from '@mui/icons-material/AttachFile'
import { Link as MuiLink } from '@mui/material'
import { FunctionField, type RaRecord, required, useRecordContext, useRefresh } from 'react-admin'
import { fileSize } from '#admin/columns/file-size.ts'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import type { ContentResource } from '#admin/define-resource.tsx'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { yesNoFilter } from '#admin/lists/filters.tsx'
import { RecordList } from '#admin/lists/RecordList.tsx'
import { acceptedFileType } from '#admin/popup/popup.ts'
import { localText } from '#admin/records.ts'
import { ReplaceButton } from '#admin/uploads/ReplaceButton.tsx'
import { UploadBox } from '#admin/uploads/UploadBox.tsx'
import { Usage } from '#admin/usage/Usage.tsx'
import { resourceAddresses } from '#contract/addresses/resource.ts'

const ACCEPTED = '.pdf,.mp3,.mp4,application/pdf,audio/mpeg,video/mp4'

const files: ContentResource = {
  name: 'files',
  menu: { group: 'content', place: 5 },
  icon: AttachFileIcon,
  recordRepresentation: 'name',
  list: FileList,
  edit: FileEdit,
}

function FileList() {
  const refresh = useRefresh()
  const accept = acceptedFileType()
  return (
    <>
      <UploadBox
        path={`${resourceAddresses('files').upload.path}${accept && `?accept=${encodeURIComponent(accept)}`}`}
        accept={accept || ACCEPTED}
        onUploaded={refresh}
        hint="partitur.media.dropFiles"
      />
      <RecordList
        {...(accept ? { filter: { mime: accept } } : {})}
        canCreate={false}
        filters={[yesNoFilter('unused')]}
        sort={{ field: 'created_at', order: 'DESC' }}
        secondary={(record) => `${localText(record.mime)}, ${fileSize(record.bytes)}`}
        columns={[
          { source: 'mime' },
          { source: 'bytes', sortable: true, numeric: true, render: (record) => fileSize(record.bytes) },
          {
            source: 'created_at',
            sortable: true,
            render: (record) => <Timestamp iso={record.created_at} hasTime={false} />,
          },
        ]}
      />
    </>
  )
}

function FileEdit() {
  return (
    <RecordEdit actions={<Replace />}>
      <LineInput source="name" validate={required()} helperText={false} />
      <FunctionField
        render={(record: RaRecord) =>
          typeof record.url === 'string' ? <MuiLink href={record.url}>{record.url}</MuiLink> : null
        }
      />
      <Section title="partitur.section.fileUsage">
        <Usage />
      </Section>
    </RecordEdit>
  )
}

/** Only a file of the same type: a PDF stays a PDF. */
function Replace() {
  return <ReplaceButton accept={localText(useRecordContext()?.mime)} />
}

export default files
