import MailIcon from '@mui/icons-material/MailOutlined'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { listReplies } from '../replies/endpoints.ts'
import { type ReplyKind, replyKinds } from '../states.ts'
import { ReplyDialog, type TypedReply } from './ReplyDialog.tsx'

/** Sent replies, and a draft of each kind for the course and day in the form. */
export function Replies() {
  const translate = useTranslate()
  const record = useRecordContext()
  const [courseId, startsOn]: unknown[] = useWatch({ name: ['assigned_course_id', 'starts_on'] })
  const [kind, setKind] = useState<ReplyKind | null>(null)
  // Typed texts outlive their dialog.
  const [typed, setTyped] = useState<Partial<Record<ReplyKind, TypedReply>>>({})
  const id = Number(record?.id)
  const lesson = {
    ...(typeof courseId === 'number' ? { course_id: courseId } : {}),
    ...(typeof startsOn === 'string' && startsOn !== '' ? { starts_on: startsOn } : {}),
  }
  const { data, refetch } = useQuery({
    queryKey: ['course-requests', id, 'replies', lesson],
    queryFn: ({ signal }) =>
      call<typeof listReplies>(adminAddresses.listReplies, { params: { id }, query: lesson }, signal),
  })
  if (!record || !data) return null
  const draft = data.drafts.find((each) => each.kind === kind)
  return (
    <Box component="section" aria-labelledby="replies-title" sx={{ width: '100%', mb: 3 }}>
      <Typography id="replies-title" variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('partitur.replies.title')}
      </Typography>
      {data.can_reply ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {replyKinds.map((each) => (
            <Button key={each} variant="outlined" startIcon={<MailIcon />} onClick={() => setKind(each)}>
              {translate(`partitur.replies.write.${each}`)}
            </Button>
          ))}
          <Button component={Link} to="/admin/course-requests/templates">
            {translate('partitur.replies.templates')}
          </Button>
        </Box>
      ) : (
        <Typography sx={{ mb: 2 }}>
          {translate(record.email ? 'partitur.replies.mailOff' : 'partitur.replies.noAddress')}
        </Typography>
      )}
      {data.sent.length === 0 && <Typography color="text.secondary">{translate('partitur.replies.none')}</Typography>}
      {data.sent.map((reply) => (
        <Box
          component="details"
          key={reply.id}
          sx={{ borderTop: 1, borderColor: 'divider', py: 1, overflowWrap: 'anywhere' }}
        >
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
            <Timestamp iso={reply.sent_at} /> · {reply.subject}
            {(reply.mail === 'failed' || reply.mail === 'unsure') && (
              <Chip
                size="small"
                color="warning"
                label={translate(`partitur.replies.mail.${reply.mail}`)}
                sx={{ ml: 1 }}
              />
            )}
          </Box>
          <Box sx={{ whiteSpace: 'pre-line', pt: 1, maxWidth: '65ch' }}>{reply.text}</Box>
        </Box>
      ))}
      {draft && (
        <ReplyDialog
          request={{ id, email: String(record.email), lang: String(record.locale) }}
          kind={draft.kind}
          lesson={lesson}
          reply={typed[draft.kind] ?? draft}
          onType={(reply) => setTyped({ ...typed, [draft.kind]: reply })}
          close={() => setKind(null)}
          onSent={() => {
            setTyped({ ...typed, [draft.kind]: undefined })
            void refetch()
          }}
        />
      )}
    </Box>
  )
}
