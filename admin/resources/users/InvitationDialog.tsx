import { type RaRecord, useLocaleState, useTranslate } from 'react-admin'
import type { Invitation } from '#contract/admin/accounts/invitations.ts'
import { formatLongDay } from '../../columns/format-short-day.ts'
import { ShareLinkDialog } from './ShareLinkDialog.tsx'

type InvitationDialogProps = { invitation: Invitation; of: Pick<RaRecord, 'name' | 'email'>; close: () => void }

export function InvitationDialog({
  invitation: { url, sent, until },
  of: { name, email },
  close,
}: InvitationDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const delivery = translate(sent ? 'partitur.invitation.mailed' : 'partitur.invitation.byHand', { email })
  const onceHint = translate('partitur.invitation.once', { day: formatLongDay(until, locale) })
  return (
    <ShareLinkDialog
      title={translate('partitur.invitation.dialogTitle', { name })}
      text={`${delivery} ${onceHint}`}
      label={translate('partitur.invitation.link')}
      link={url}
      close={close}
    />
  )
}
