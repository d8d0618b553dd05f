import { Box, Button, MenuItem, Link as SiteLink, TextField, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import {
  Link,
  type RaRecord,
  useCreatePath,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { ReleasedRecord, ReleaseWithContents } from '#contract/admin/releases.ts'
import type { cancelPublication } from '#contract/page/publications.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { resourceNames } from '#model/types.ts'
import { visibilityRuleFor } from '#model/visibility.ts'
import { call } from '../../api/call.ts'
import { useBusy } from '../../api/use-busy.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { RecordAutocomplete } from '../../inputs/RecordAutocomplete.tsx'
import { EntryRow } from '../../lists/Entries.tsx'

type ReleasedPage = ReleaseWithContents['pages'][number]

/** Pages, each in one language, and records; those that are taken out keep their draft or stay offline. */
export function ReleaseContents() {
  const release = useRecordContext<ReleaseWithContents>()
  if (!release) return null
  const { pages = [], records = [], is_out: isOut } = release
  return (
    <>
      <Contents title="partitur.releases.pages" hint={`partitur.releases.${isOut ? 'pagesOut' : 'pagesHint'}`}>
        {pages.map((page) => (
          <PageRow key={page.id} page={page} isOut={isOut} />
        ))}
      </Contents>
      <Contents title="partitur.releases.records" hint={`partitur.releases.${isOut ? 'recordsOut' : 'recordsHint'}`}>
        {records.map((record) => (
          <RecordRow key={`${record.resource} ${record.id}`} record={record} isOut={isOut} />
        ))}
      </Contents>
      {!isOut && <AddRecord releaseId={release.id} />}
    </>
  )
}

function Contents({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" sx={{ width: '100%', mt: 2 }} aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 650 }}>
        {translate(title)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate(hint)}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  )
}

function PageRow({ page, isOut }: { page: ReleasedPage; isOut: boolean }) {
  const translate = useTranslate()
  const kind = translate(`resources.${resourceForSectionOwner(page.content_type)}.name`, { smart_count: 1 })
  const cancel = () => {
    const input = { params: { locale: currentLanguage(), id: page.id } }
    return call<typeof cancelPublication>(editorAddresses.cancelPublication, input)
  }
  return (
    <ContentRow
      title={`${page.title} (${translate(`partitur.language.${page.language}`)})`}
      details={`${kind} · ${translate('partitur.releases.asOf', { when: formatTimestamp(page.made_at, currentLanguage()) })}`}
      notice="partitur.releases.removed"
      takeOut={isOut ? null : cancel}
    >
      {page.url && (
        <SiteLink href={`${page.url}?edit`} aria-label={translate('partitur.timed.editOf', { page: page.title })}>
          {translate('partitur.timed.edit')}
        </SiteLink>
      )}
    </ContentRow>
  )
}

function RecordRow({ record: { resource, id, title }, isOut }: { record: ReleasedRecord; isOut: boolean }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [update] = useUpdate()
  const takeOffline = () =>
    update(resource, { id, data: { is_online: false }, previousData: { id } }, { returnPromise: true })
  return (
    <ContentRow
      title={title}
      details={translate(`resources.${resource}.name`, { smart_count: 1 })}
      notice="partitur.releases.recordLeft"
      takeOut={isOut ? null : takeOffline}
    >
      <Link
        to={createPath({ resource, id, type: 'edit' })}
        aria-label={translate('partitur.releases.editOf', { record: title })}
      >
        {translate('ra.action.edit')}
      </Link>
    </ContentRow>
  )
}

type ContentRowProps = {
  title: string
  details: string
  /** After taking out. */
  notice: string
  /** Null after the release. */
  takeOut: (() => Promise<unknown>) | null
  /** The link to it. */
  children: ReactNode
}

function ContentRow({ title, details, notice, takeOut, children }: ContentRowProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, runWhileBusy } = useBusy()

  async function leave() {
    await runWhileBusy(async () => {
      await takeOut?.()
      notify(notice, { type: 'info' })
    })
    refresh()
  }

  return (
    <EntryRow sx={{ py: 1, borderTop: 1 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{details}</Typography>
      </Box>
      {children}
      {takeOut && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={translate('partitur.releases.leaveOf', { what: title })}
          onClick={() => void leave()}
        >
          {translate('partitur.releases.leave')}
        </Button>
      )}
    </EntryRow>
  )
}

const released = resourceNames.filter((name) => visibilityRuleFor(name))

/** Adds an offline record to the release. */
function AddRecord({ releaseId }: { releaseId: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate()
  const [resource, setResource] = useState<string>('productions')
  const [selected, setSelected] = useState<RaRecord | null>(null)

  function chooseResource(next: string) {
    setResource(next)
    setSelected(null)
  }

  async function add(record: RaRecord) {
    await runWhileBusy(async () => {
      const change = { id: record.id, data: { online_with: releaseId }, previousData: record }
      await update(resource, change, { returnPromise: true })
      notify('partitur.releases.recordPut', { type: 'info' })
      setSelected(null)
    })
    refresh()
  }

  return (
    <Box
      role="group"
      aria-label={translate('partitur.releases.put')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '14rem 1fr auto' },
        gap: 1,
        alignItems: 'center',
        width: '100%',
        mt: 1,
        pt: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        select
        label={translate('partitur.releases.putKind')}
        value={resource}
        onChange={({ target }) => chooseResource(target.value)}
      >
        {released.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`resources.${name}.name`, { smart_count: 1 })}
          </MenuItem>
        ))}
      </TextField>
      <RecordAutocomplete
        key={resource}
        resource={resource}
        filter={{ is_online: false }}
        label={translate('partitur.releases.putWhich')}
        noneFound="partitur.releases.noneOffline"
        value={selected}
        choose={setSelected}
      />
      <Button variant="outlined" disabled={!selected || isPending} onClick={() => selected && void add(selected)}>
        {translate('partitur.releases.put')}
      </Button>
    </Box>
  )
}
