import RocketLaunchIcon from '@mui/icons-material/RocketLaunchOutlined'
import { Alert, Box, Chip, Link, Typography } from '@mui/material'
import { type RaRecord, required, useRecordContext, useTranslate } from 'react-admin'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { ReleaseWithContents } from '#contract/admin/releases.ts'
import type { cancelPublication } from '#contract/page/publications.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { call } from '../../api/call.ts'
import { Timestamp } from '../../columns/Timestamp.tsx'
import { RecordCreate } from '../../forms/RecordCreate.tsx'
import { RecordEdit } from '../../forms/RecordEdit.tsx'
import { currentLanguage } from '../../i18n/language.ts'
import { LineInput } from '../../inputs/LineInput.tsx'
import { LocalTimeInput } from '../../inputs/LocalTimeInput.tsx'
import { RecordList } from '../../lists/RecordList.tsx'
import { ReleaseContentRow } from './ReleaseContentRow.tsx'
import { ReleasedRecords } from './ReleasedRecords.tsx'

export const releases = {
  name: 'releases',
  icon: RocketLaunchIcon,
  recordRepresentation: 'name',
  list: ReleaseList,
  create: ReleaseCreate,
  edit: ReleaseEdit,
}

/** Releases, the next one first. */
function ReleaseList() {
  return (
    <RecordList
      sort={{ field: 'public_from', order: 'ASC' }}
      bulk={false}
      secondary={(record) => <Timestamp iso={record.public_from} />}
      columns={[
        { source: 'public_from', render: (record) => <Timestamp iso={record.public_from} /> },
        { source: 'count', numeric: true },
        { source: 'state', render: (record) => <ReleaseState record={record} /> },
      ]}
    />
  )
}

function ReleaseCreate() {
  return (
    <RecordCreate initial={{ name: '', public_from: null }}>
      <LineInput source="name" validate={required()} helperText="partitur.releases.nameHint" />
      <LocalTimeInput source="public_from" required />
    </RecordCreate>
  )
}

/** A published release cannot be cancelled. */
const canGiveUp = ({ is_out }: RaRecord) => is_out !== true

function ReleaseEdit() {
  return (
    <RecordEdit canDelete={canGiveUp}>
      <LineInput source="name" validate={required()} helperText={false} />
      <Instant />
      <ReleasedPages />
      <ReleasedRecords />
    </RecordEdit>
  )
}

/** A published release keeps its time. */
function Instant() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record?.is_out) return <LocalTimeInput source="public_from" required helperText="partitur.releases.moveHint" />
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      {translate('partitur.releases.outSince')} <Timestamp iso={record.public_from} />
    </Alert>
  )
}

function ReleaseState({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const isOut = record.is_out === true
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOut ? 'default' : 'secondary'}
      label={translate(`partitur.releases.${isOut ? 'out' : 'planned'}`)}
    />
  )
}

type Released = ReleaseWithContents['pages'][number]

/** The pages of this release, each in one language; a removed page keeps its draft. */
function ReleasedPages() {
  const translate = useTranslate()
  const record = useRecordContext<ReleaseWithContents>()
  if (!record) return null
  const { pages = [], is_out } = record
  return (
    <Box component="section" sx={{ width: '100%' }} aria-labelledby="released-pages">
      <Typography id="released-pages" component="h2" sx={{ fontWeight: 650, mt: 1 }}>
        {translate('partitur.releases.pages')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {translate(is_out ? 'partitur.releases.pagesOut' : 'partitur.releases.pagesHint')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {pages.map((page) => (
          <Entry key={page.id} page={page} canLeave={!is_out} />
        ))}
      </Box>
    </Box>
  )
}

function Entry({ page, canLeave }: { page: Released; canLeave: boolean }) {
  const translate = useTranslate()
  const kind = translate(`resources.${resourceForSectionOwner(page.content_type)}.name`, { smart_count: 1 })
  const title = `${page.title} (${translate(`partitur.language.${page.language}`)})`
  const details = `${kind} · ${translate('partitur.releases.asOf', { when: formatTimestamp(page.made_at, currentLanguage()) })}`

  function leave() {
    const input = { params: { locale: currentLanguage(), id: page.id } }
    return call<typeof cancelPublication>(editorAddresses.cancelPublication, input)
  }

  return (
    <ReleaseContentRow title={title} details={details} left="partitur.releases.removed" leave={canLeave ? leave : null}>
      {page.url && (
        <Link href={`${page.url}?edit`} aria-label={translate('partitur.timed.editOf', { page: page.title })}>
          {translate('partitur.timed.edit')}
        </Link>
      )}
    </ReleaseContentRow>
  )
}
