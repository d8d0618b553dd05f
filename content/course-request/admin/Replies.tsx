import MailIcon from '@mui/icons-material/MailOutlined'
import { Box, Button, Chip, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { errorMessage } from '#admin/api/error-message.ts'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { ActionDialog } from '#admin/layout/ActionDialog.tsx'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { LessonQuery, listReplies, sendReply } from '../replies/endpoints.ts'
import { MAX_REPLY_CHARACTERS, OPEN_PLACE, type ReplyKind, replyKinds } from '../states.ts'

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

type TypedReply = { subject: string; text: string }

type ReplyDialogProps = {
  /** `lang`: the family's language, for spelling and screen readers. */
  request: { id: number; email: string; lang: string }
  kind: ReplyKind
  lesson: LessonQuery
  reply: TypedReply
  onType: (reply: TypedReply) => void
  close: () => void
  onSent: () => void
}

/** A reply that can be changed before it is mailed. Closing keeps the text, sending twice sends one mail. */
function ReplyDialog({ request, kind, lesson, reply, onType, close, onSent }: ReplyDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [nonce] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isOpen = reply.text.includes(OPEN_PLACE)
  const isReady = !isOpen && reply.subject.trim() !== '' && reply.text.trim() !== ''

  async function send() {
    setBusy(true)
    try {
      await call<typeof sendReply>(adminAddresses.sendReply, {
        params: { id: request.id },
        body: { kind, lesson, nonce, subject: reply.subject, text: reply.text },
      })
      notify('partitur.replies.sent')
      onSent()
      close()
      refresh()
    } catch (cause) {
      setFailure(errorMessage(cause))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      title={translate(`partitur.replies.write.${kind}`)}
      maxWidth="md"
      close={close}
      isLocked={isBusy}
      action={{ label: translate('partitur.replies.send'), run: send, isDisabled: !isReady }}
    >
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {translate('partitur.replies.to', { email: request.email })}
      </Typography>
      <TextField
        label={translate('partitur.replies.subject')}
        value={reply.subject}
        onChange={({ target }) => onType({ ...reply, subject: target.value })}
        slotProps={{ htmlInput: { maxLength: 200, lang: request.lang } }}
      />
      <TextField
        label={translate('partitur.replies.text')}
        value={reply.text}
        onChange={({ target }) => onType({ ...reply, text: target.value })}
        multiline
        minRows={10}
        error={isOpen}
        helperText={isOpen ? translate('partitur.replies.open') : translate('partitur.replies.answersGo')}
        slotProps={{ htmlInput: { maxLength: MAX_REPLY_CHARACTERS, lang: request.lang } }}
      />
      <Typography sx={{ mt: 1 }}>{translate(`partitur.replies.state.${kind}`)}</Typography>
      {failure && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {translate(failure, { _: failure })}
        </Typography>
      )}
    </ActionDialog>
  )
}
