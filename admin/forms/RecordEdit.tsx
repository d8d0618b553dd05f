import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  Edit,
  HttpError,
  type Identifier,
  type RaRecord,
  type UpdateParams,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { addressesIn } from '#contract/addresses-in.ts'
import { type findDeadLinks, OUTSIDE_LINKS_MAX } from '#contract/outside-links.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/message-of.ts'
import { ConflictDialog } from '../conflict/ConflictDialog.tsx'
import { useSaveConflict } from '../conflict/use-save-conflict.ts'
import { currentLanguage } from '../i18n/language.ts'
import { useMassChange } from '../lists/use-mass-change.ts'
import { answerOpener, isPopup } from '../popup/popup.ts'
import { OthersHere } from '../presence/OthersHere.tsx'
import { forgetUnsaved } from '../unsaved/unsaved.ts'
import { EditActions } from './EditActions.tsx'
import type { CanDelete } from './FormToolbar.tsx'
import { RecordForm } from './RecordForm.tsx'
import { findRemovedRows } from './removed-rows.ts'
import { useSaving } from './use-form-patches.ts'

type RecordEditProps = {
  children: ReactNode
  tabs?: boolean
  canDuplicate?: boolean
  canDelete?: CanDelete
  actions?: ReactNode
  /** In a dialog over another screen: which record, and what follows once it is saved. */
  within?: { id: Identifier; done: () => void }
}

/** Changes one record; what someone else saved meanwhile is never overwritten unseen. */
export function RecordEdit({
  children,
  tabs = false,
  canDuplicate = false,
  canDelete = true,
  actions,
  within,
}: RecordEditProps) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const translate = useTranslate()
  const massChange = useMassChange(resource)
  const { saving, onMutate, transform, baseOf, onAnswer } = useSaving()
  const { meets, conflict, isPending, close } = useSaveConflict(onMerged)

  function onSuccess(record: RaRecord, { previousData }: Partial<UpdateParams> = {}) {
    if (!previousData || !offerRemovedRows(record, previousData))
      notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } })
    onSaved(record)
  }

  function onMerged(record: RaRecord, before: RaRecord) {
    offerRemovedRows(record, before)
    onSaved(record)
  }

  /** Names the rows that the save removed, with an undo; false where none were. */
  function offerRemovedRows(record: RaRecord, before: RaRecord): boolean {
    const removed = findRemovedRows(before, record)
    if (!removed) return false
    const { count, set } = removed
    const fields = removed.fields.map((field) => translate(`resources.${resource}.fields.${field}`)).join(', ')
    const work = async () => ({ changes: [{ id: Number(record.id), version: Number(record.version), set }] })
    void massChange({ work, message: 'partitur.rows.removed', words: { fields }, count })
    return true
  }

  function onSaved(record: RaRecord) {
    onAnswer(record)
    answerPopup(record)
    within?.done()
  }

  function answerPopup(record: RaRecord) {
    if (!isPopup()) return
    forgetUnsaved()
    answerOpener(resource, record)
  }

  function onError(error: unknown, { data, previousData }: Partial<UpdateParams>) {
    if (meets(error, { mine: data ?? {}, base: previousData ? baseOf(previousData) : {} })) return
    saving.current.isWanted = false
    if (!(error instanceof HttpError && error.body?.errors)) notify(messageOf(error), { type: 'error' })
  }

  return (
    <Edit
      {...(within ? { id: within.id, title: false } : {})}
      mutationMode="pessimistic"
      redirect={false}
      transform={transform}
      mutationOptions={{ onMutate, onSuccess, onError }}
      actions={isPopup() || within ? false : <EditActions canDuplicate={canDuplicate}>{actions}</EditActions>}
      sx={{ '& .RaEdit-main': { mt: { xs: 1, md: 0 } }, ...(within ? { '& .RaEdit-card': { border: 0 } } : {}) }}
    >
      <OthersHere />
      <DeadLinks />
      <RecordForm tabs={tabs} canDelete={canDelete} saving={saving}>
        {children}
      </RecordForm>
      {conflict && <ConflictDialog {...{ conflict, isPending, close }} />}
    </Edit>
  )
}

/** The links of the record to other websites that the nightly check found dead. */
function DeadLinks() {
  const translate = useTranslate()
  const record = useRecordContext()
  const urls = [...new Set(addressesIn({ links: record, texts: record }))].slice(0, OUTSIDE_LINKS_MAX)
  const { data = [] } = useQuery({
    queryKey: ['dead links', urls],
    enabled: urls.length > 0,
    queryFn: ({ signal }) =>
      call<typeof findDeadLinks>(
        editorAddresses.findDeadLinks,
        { params: { locale: currentLanguage() }, body: { urls } },
        signal,
      ),
  })
  if (data.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {translate('partitur.attention.deadHere')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map(({ url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
