import DesignServicesIcon from '@mui/icons-material/DesignServices'
import HistoryIcon from '@mui/icons-material/History'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  Edit,
  HttpError,
  type Identifier,
  ListButton,
  type RaRecord,
  TopToolbar,
  type UpdateParams,
  useDataProvider,
  useGetList,
  useLocaleState,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { AuditLogEntry } from '#contract/admin/audit-log.ts'
import { mergeableResources } from '#contract/admin/resources/merge.ts'
import { type listDeadLinks, MAX_EXTERNAL_LINKS } from '#contract/links/external-links.ts'
import { extractExternalUrls } from '#contract/links/extract-links.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { ConflictDialog } from '../conflict/ConflictDialog.tsx'
import { useSaveConflict } from '../conflict/use-save-conflict.ts'
import { currentLanguage } from '../i18n/language.ts'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { useMassChange } from '../lists/use-mass-change.ts'
import { MergeFromRecord } from '../merge/MergeFromRecord.tsx'
import { isPopup, sendToOpener } from '../popup/popup.ts'
import { OtherEditors } from '../presence/OtherEditors.tsx'
import { getRows, publicUrls } from '../records.ts'
import { LogEntryList } from '../resources/audit-log/LogEntryList.tsx'
import { clearUnsaved } from '../unsaved/unsaved.ts'
import { DuplicateButton } from './DuplicateButton.tsx'
import type { CanDelete } from './FormToolbar.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useSaving } from './use-form-patches.ts'

type RecordEditProps = {
  children: ReactNode
  tabs?: boolean
  canDuplicate?: boolean
  canDelete?: CanDelete
  actions?: ReactNode
  /** For a dialog over another screen: the record, and a callback after saving. */
  within?: { id: Identifier; done: () => void }
}

/** Edits a record; never overwrites changes saved by others. */
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
  const dataProvider = useDataProvider()
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

  /** Offers undo for rows that the save removed; false if there are none. */
  function offerRemovedRows(record: RaRecord, before: RaRecord): boolean {
    const removed = findRemovedRows(before, record)
    if (!removed) return false
    const fields = removed.map(({ field }) => translate(`resources.${resource}.fields.${field}`)).join(', ')
    const count = removed.reduce((sum, { rows }) => sum + rows.length, 0)
    // The record may be saved by others before the undo.
    const restore = async () => {
      const { data } = await dataProvider.getOne(resource, { id: record.id })
      return { changes: [{ id: Number(data.id), version: Number(data.version), set: withRows(data, removed) }] }
    }
    void massChange({ work: async () => restore, message: 'partitur.rows.removed', words: { fields }, count })
    return true
  }

  function onSaved(record: RaRecord) {
    onAnswer(record)
    answerPopup(record)
    within?.done()
  }

  function answerPopup(record: RaRecord) {
    if (!isPopup()) return
    clearUnsaved()
    sendToOpener(resource, record)
  }

  function onError(error: unknown, { data, previousData }: Partial<UpdateParams>) {
    if (meets(error, { mine: data ?? {}, base: previousData ? baseOf(previousData) : {} })) return
    saving.current.isQueued = false
    if (!(error instanceof HttpError && error.body?.errors)) notify(errorMessage(error), { type: 'error' })
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
      <OtherEditors />
      <DeadLinks />
      <RecordForm tabs={tabs} canDelete={canDelete} saving={saving}>
        {children}
      </RecordForm>
      {conflict && <ConflictDialog {...{ conflict, isPending, close }} />}
    </Edit>
  )
}

/** External links of the record that the nightly check found dead. */
function DeadLinks() {
  const translate = useTranslate()
  const record = useRecordContext()
  const urls = [...new Set(extractExternalUrls({ links: record, texts: record }))].slice(0, MAX_EXTERNAL_LINKS)
  const { data = [] } = useQuery({
    queryKey: ['dead links', urls],
    enabled: urls.length > 0,
    queryFn: ({ signal }) =>
      call<typeof listDeadLinks>(
        editorAddresses.listDeadLinks,
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

type FieldValues = Readonly<Record<string, unknown>>
type Row = Record<string, unknown>
type RemovedRows = { field: string; rows: { position: number; row: Row }[] }[]

/** The removed rows by field, with their positions; null if none were removed. */
export function findRemovedRows(before: FieldValues, after: FieldValues): RemovedRows | null {
  const removed = Object.keys(before).flatMap((field) => {
    const left = new Set(getRows(after, field).map(({ id }) => id))
    const rows = [...getRows(before, field).entries()]
      .filter(([, { id }]) => typeof id === 'number' && !left.has(id))
      .map(([position, row]) => ({ position, row }))
    return rows.length === 0 ? [] : [{ field, rows }]
  })
  return removed.length === 0 ? null : removed
}

/** The fields of a record with removed rows back at their positions. */
export function withRows(record: FieldValues, removed: RemovedRows): Record<string, Row[]> {
  return Object.fromEntries(
    removed.map(({ field, rows }) => {
      const restored: Row[] = [...getRows(record, field)]
      const present = new Set(restored.map(({ id }) => id))
      for (const { position, row } of rows) if (!present.has(row.id)) restored.splice(position, 0, row)
      return [field, restored]
    }),
  )
}

function EditActions({ canDuplicate, children }: { canDuplicate: boolean; children?: ReactNode }) {
  const resource = useResourceContext()
  const merged = mergeableResources.find((name) => name === resource)
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center' }}>
      <SiteLinks />
      {canDuplicate && <DuplicateButton />}
      {merged && <MergeFromRecord resource={merged} />}
      {children}
      <RecordLog />
      <ListButton />
    </TopToolbar>
  )
}

/** Links to view or edit the record's page on the site. */
function SiteLinks() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const urls = publicUrls(useRecordContext())
  if (!urls) return null
  const url = locale === 'en' ? urls.en : urls.de
  // The address of a file has no language.
  const isPage = url.startsWith(`/${locale}`)
  return (
    <>
      <Button size="small" href={url} startIcon={<OpenInNewIcon />}>
        {translate('partitur.action.showOnSite')}
      </Button>
      {isPage && (
        <Button size="small" href={`${url}?edit`} startIcon={<DesignServicesIcon />}>
          {translate('partitur.action.editOnPage')}
        </Button>
      )}
    </>
  )
}

/** The audit log of the form's record. */
function RecordLog() {
  const translate = useTranslate()
  const record = useRecordContext()
  const [isOpen, setOpen] = useState(false)
  if (!record) return null
  return (
    <>
      <Button size="small" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {translate('partitur.log.atRecord')}
      </Button>
      {isOpen && <LogDialog recordId={String(record.id)} close={() => setOpen(false)} />}
    </>
  )
}

function LogDialog({ recordId, close }: { recordId: string; close: () => void }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { data, isPending } = useGetList<AuditLogEntry>('audit-log', {
    filter: { resource, record_id: recordId },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  return (
    <ActionDialog title={translate('partitur.log.atRecord')} maxWidth="md" close={close} action={null}>
      {isPending && <LinearProgress />}
      {data?.length === 0 && <Typography>{translate('partitur.log.empty')}</Typography>}
      {data && <LogEntryList entries={data} isOfRecord />}
    </ActionDialog>
  )
}
