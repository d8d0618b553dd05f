import AccessibleIcon from '@mui/icons-material/Accessible'
import FeedbackIcon from '@mui/icons-material/Feedback'
import { Chip, Link as MuiLink, Stack } from '@mui/material'
import { FunctionField, Labeled, type RaRecord, TextField, useTranslate } from 'react-admin'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { defineAdmin } from '#admin/define-resource.tsx'
import { localText } from '#admin/records.ts'
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
      <Labeled source="created_at">
        <FunctionField source="created_at" render={(record: RaRecord) => <Timestamp iso={record.created_at} />} />
      </Labeled>
      <Labeled source="path">
        <FunctionField
          source="path"
          render={(record: RaRecord) => <ReportedLink text={record.path} href={localText(record.path)} />}
        />
      </Labeled>
      <Labeled source="contact">
        <FunctionField
          source="contact"
          render={(record: RaRecord) => (
            <ReportedLink text={record.contact} href={toAnswerLink(localText(record.contact))} />
          )}
        />
      </Labeled>
    </Stack>
  )
}

function ReportedLink({ text, href }: { text: unknown; href: string }) {
  if (!localText(text)) return '–'
  return href ? <MuiLink href={href}>{localText(text)}</MuiLink> : localText(text)
}

function toAnswerLink(contact: string): string {
  if (/^\S+@\S+\.\S+$/.test(contact)) return `mailto:${contact}`
  return /^[+\d][\d\s/()-]{4,}$/.test(contact) ? `tel:${contact.replace(/[^+\d]/g, '')}` : ''
}
