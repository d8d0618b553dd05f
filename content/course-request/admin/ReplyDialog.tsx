import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { errorMessage } from '#admin/api/error-message.ts'
import { ActionDialog } from '#admin/layout/ActionDialog.tsx'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { LessonQuery, sendReply } from '../replies/endpoints.ts'
import { MAX_REPLY_CHARACTERS, OPEN_PLACE, type ReplyKind } from '../states.ts'

export type TypedReply = { subject: string; text: string }

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
export function ReplyDialog({ request, kind, lesson, reply, onType, close, onSent }: ReplyDialogProps) {
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
