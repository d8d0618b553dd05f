import AccessibleIcon from '@mui/icons-material/Accessible'
import FeedbackIcon from '@mui/icons-material/Feedback'
import { Chip, Link as MuiLink, Stack } from '@mui/material'
import { Labeled, type RaRecord, TextField, useTranslate } from 'react-admin'
import { PhoneLink, ReadOnlyField } from '#admin/columns/ReadOnlyField.tsx'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { defineAdmin } from '#admin/define-resource.tsx'
import { barrier, barrierReport } from './fields.ts'

export default [
  defineAdmin(barrier, { icon: AccessibleIcon, menu: { group: 'content', order: 11 } }),
  defineAdmin(barrierReport, {
    icon: FeedbackIcon,
    menu: { group: 'content', order: 12 },
    list: {
      nameSource: 'text',
      hasState: false,
      secondary: (record) => (
        <>
          <Timestamp iso={record.created_at} hasTime={false} /> <DoneDate record={record} />
        </>
      ),
      columns: {
        created_at: (record) => <Timestamp iso={record.created_at} />,
        is_done: (record) => <DoneDate record={record} />,
      },
    },
    elements: { report: <Report /> },
  }),
]

function DoneDate({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  return (
    record.is_done === true && (
      <Chip size="small" variant="outlined" label={translate('resources.barrier-reports.fields.is_done')} />
    )
  )
}

/** Read-only. */
function Report() {
  return (
    <Stack spacing={2} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <Labeled source="text">
        <TextField source="text" sx={{ whiteSpace: 'pre-line', fontSize: '1rem' }} />
      </Labeled>
      <ReadOnlyField source="created_at" render={({ created_at }) => <Timestamp iso={created_at} />} />
      <ReadOnlyField source="path" render={({ path }) => <MuiLink href={path}>{path}</MuiLink>} />
      <ReadOnlyField source="contact" render={({ contact }) => <ContactLink text={contact} />} />
    </Stack>
  )
}

function ContactLink({ text }: { text: string }) {
  return /^\S+@\S+\.\S+$/.test(text) ? <MuiLink href={`mailto:${text}`}>{text}</MuiLink> : <PhoneLink text={text} />
}
