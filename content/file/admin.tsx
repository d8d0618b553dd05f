import AttachFileIcon from '@mui/icons-material/AttachFile'
import { Link as MuiLink } from '@mui/material'
import { FunctionField, type RaRecord, useRecordContext, useRefresh } from 'react-admin'
import { fileSize } from '#admin/columns/file-size.ts'
import { type ContentResource, defineAdmin } from '#admin/define-resource.tsx'
import { declaredList } from '#admin/lists/declared-list.tsx'
import { RecordList } from '#admin/lists/RecordList.tsx'
import { acceptedFileType } from '#admin/popup/popup.ts'
import { localText } from '#admin/records.ts'
import { ReplaceButton } from '#admin/uploads/ReplaceButton.tsx'
import { UploadBox } from '#admin/uploads/UploadBox.tsx'
import { Usage } from '#admin/usage/Usage.tsx'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import file from './fields.ts'

const ACCEPTED = '.pdf,.mp3,.mp4,application/pdf,audio/mpeg,video/mp4'

const list = declaredList(file, {
  hasState: false,
  secondary: (record) => `${localText(record.mime)}, ${fileSize(record.bytes)}`,
  columns: { bytes: (record) => fileSize(record.bytes) },
})

const files: ContentResource = {
  ...defineAdmin(file, {
    icon: AttachFileIcon,
    menu: { group: 'content', order: 5 },
    elements: { url: <Url />, usage: <Usage /> },
    actions: <Replace />,
  }),
  list: FileList,
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
      <RecordList {...list} {...(accept ? { filter: { mime: accept } } : {})} />
    </>
  )
}

function Url() {
  return (
    <FunctionField
      render={(record: RaRecord) =>
        typeof record.url === 'string' ? <MuiLink href={record.url}>{record.url}</MuiLink> : null
      }
    />
  )
}

/** Only a file of the same type: a PDF stays a PDF. */
function Replace() {
  return <ReplaceButton accept={localText(useRecordContext()?.mime)} />
}

export default files
