import ManageAccountsIcon from '@mui/icons-material/ManageAccounts'
import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import {
  CheckboxGroupInput,
  FormDataConsumer,
  type RaRecord,
  required,
  SelectInput,
  useGetIdentity,
  useLocaleState,
  useNotify,
  usePermissions,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { createInvitation, Invitation, revokeInvitation } from '#contract/admin/accounts/invitations.ts'
import { type Area, areas, contentAreas } from '#model/areas.ts'
import { call } from '../../api/call.ts'
import { useBusy } from '../../api/use-busy.ts'
import { formatLongDay, formatShortDay } from '../../columns/format-short-day.ts'
import { YesNo } from '../../columns/YesNo.tsx'
import { RecordCreate } from '../../forms/RecordCreate.tsx'
import { RecordEdit } from '../../forms/RecordEdit.tsx'
import { LineInput } from '../../inputs/LineInput.tsx'
import { RecordList } from '../../lists/RecordList.tsx'
import { localText } from '../../records.ts'
import { AccountActions } from './AccountActions.tsx'
import { ShareLinkDialog } from './ShareLinkDialog.tsx'

export const users = {
  name: 'users',
  icon: ManageAccountsIcon,
  recordRepresentation: 'name',
  list: UserList,
  create: UserCreate,
  edit: UserEdit,
}

function UserList() {
  return (
    <RecordList
      sort={{ field: 'name', order: 'ASC' }}
      bulk={false}
      secondary={(record) => localText(record.email)}
      columns={[
        { source: 'email', sortable: true },
        { source: 'role', render: (record) => <Role record={record} /> },
        { source: 'areas', render: (record) => <Areas record={record} /> },
        { source: 'state', render: (record) => <AccountState record={record} /> },
        { source: 'second_factor', render: (record) => <YesNo value={record.second_factor} /> },
      ]}
    />
  )
}

/** The areas that the viewer may grant: all for an admin, one's own except `accounts` for an account manager. */
function useGrantableAreas(): readonly Area[] {
  const { permissions: role } = usePermissions()
  const { identity } = useGetIdentity()
  const ownAreas: readonly Area[] = identity?.areas ?? []
  return role === 'admin' ? areas : contentAreas.filter((area) => ownAreas.includes(area))
}

function UserInputs() {
  const { permissions: role } = usePermissions()
  const grantable = useGrantableAreas()
  return (
    <>
      <LineInput source="name" validate={required()} helperText={false} />
      <LineInput source="email" type="email" validate={required()} helperText={false} />
      <SelectInput
        source="role"
        isRequired
        helperText={false}
        choices={[
          { id: 'editor', name: 'partitur.role.editor' },
          ...(role === 'admin' ? [{ id: 'admin', name: 'partitur.role.admin' }] : []),
        ]}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.role !== 'admin' && (
            <CheckboxGroupInput
              source="areas"
              row={false}
              helperText="partitur.help.areas"
              choices={grantable.map((id) => ({ id, name: `partitur.area.${id}` }))}
            />
          )
        }
      </FormDataConsumer>
    </>
  )
}

function UserCreate() {
  const translate = useTranslate()
  const [created, setCreated] = useState<{ record: RaRecord; goOn: () => void } | null>(null)
  const { isPending } = useGetIdentity()
  const grantable = useGrantableAreas()
  if (isPending) return null
  return (
    <>
      <RecordCreate
        initial={{ name: '', email: '', role: 'editor', areas: grantable.filter((area) => area !== 'accounts') }}
        saveLabel="partitur.invitation.invite"
        onMade={(record, goOn) => setCreated({ record, goOn })}
      >
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>{translate('partitur.invitation.intro')}</Typography>
        <UserInputs />
      </RecordCreate>
      {created && (
        <InvitationDialog
          invitation={created.record.invitation}
          of={{ name: created.record.name, email: created.record.email }}
          close={created.goOn}
        />
      )}
    </>
  )
}

function UserEdit() {
  return (
    <RecordEdit actions={<AccountActions />}>
      <BeyondOwnAreas />
      <InvitationState />
      <UserInputs />
    </RecordEdit>
  )
}

/** The server refuses every change of such an account. */
function BeyondOwnAreas() {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions: role } = usePermissions()
  const grantable = useGrantableAreas()
  const recordAreas: readonly Area[] = record?.areas ?? []
  if (role === 'admin' || !record || (record.role !== 'admin' && recordAreas.every((area) => grantable.includes(area))))
    return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('partitur.help.beyondOwnAreas')}
    </Alert>
  )
}

function Role({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  return <span style={{ whiteSpace: 'nowrap' }}>{translate(`partitur.role.${record.role}`)}</span>
}

function AccountState({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const until = record.invited_until ? formatShortDay(new Date(record.invited_until), { locale, now: new Date() }) : ''
  return translate(`partitur.invitation.short.${record.state}`, { until })
}

function Areas({ record: { role, areas: ownAreas } }: { record: RaRecord }) {
  const translate = useTranslate()
  const names =
    role === 'admin' || !Array.isArray(ownAreas) ? [] : ownAreas.map((area) => translate(`partitur.area.${area}`))
  return names.join(', ') || '–'
}

/** The state of an invitation and its actions. */
function InvitationState() {
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const refresh = useRefresh()
  const record = useRecordContext()
  const [locale] = useLocaleState()
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  if (!record) return null
  const params = { id: String(record.id) }
  const day = (iso: unknown) => formatLongDay(iso, locale)

  const invite = () =>
    runWhileBusy(async () => {
      setInvitation(await call<typeof createInvitation>(adminAddresses.createInvitation, { params }))
      refresh()
    })

  const revoke = () =>
    runWhileBusy(async () => {
      await call<typeof revokeInvitation>(adminAddresses.revokeInvitation, { params })
      notify('partitur.invitation.revoked', { type: 'info' })
      refresh()
    })

  if (record.state === 'active') {
    if (!record.accepted_at) return null
    return (
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('partitur.invitation.accepted', { at: day(record.invited_at), accepted: day(record.accepted_at) })}
      </Typography>
    )
  }
  const isOpen = record.state === 'invited'
  const text = isOpen ? 'open' : String(record.state)
  return (
    <Alert severity={isOpen ? 'info' : 'warning'} sx={{ mb: 2, width: '100%' }}>
      {translate(`partitur.invitation.${text}`, { at: day(record.invited_at), until: day(record.invited_until) })}
      <br />
      <Button size="small" sx={{ ml: -0.5, mt: 0.5 }} onClick={() => void invite()}>
        {translate('partitur.invitation.again')}
      </Button>
      {isOpen && (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => void revoke()}>
          {translate('partitur.invitation.revoke')}
        </Button>
      )}
      {invitation && (
        <InvitationDialog
          invitation={invitation}
          of={{ name: record.name, email: record.email }}
          close={() => setInvitation(null)}
        />
      )}
    </Alert>
  )
}

type InvitationDialogProps = { invitation: Invitation; of: Pick<RaRecord, 'name' | 'email'>; close: () => void }

function InvitationDialog({ invitation: { url, sent, until }, of: { name, email }, close }: InvitationDialogProps) {
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
