import { Autocomplete, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Link,
  type RaRecord,
  useCreatePath,
  useGetList,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin'
import type { Release, ReleasedRecord, ReleaseWithContents } from '#contract/admin/releases.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'
import { visibilityRuleFor } from '#model/visibility.ts'
import { useBusy } from '../../api/use-busy.ts'
import { recordName } from '../../records.ts'
import { ReleaseContentRow } from './ReleaseContentRow.tsx'

/** The records published by this release; removed ones stay offline. */
export function ReleasedRecords() {
  const translate = useTranslate()
  const release = useRecordContext<ReleaseWithContents>()
  if (!release) return null
  const { records = [], is_out } = release
  return (
    <Box component="section" sx={{ width: '100%', mt: 3 }} aria-labelledby="released-records">
      <Typography id="released-records" component="h2" sx={{ fontWeight: 650 }}>
        {translate('partitur.releases.records')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {translate(is_out ? 'partitur.releases.recordsOut' : 'partitur.releases.recordsHint')}
      </Typography>
      {records.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {records.map((record) => (
            <Entry key={`${record.resource} ${record.id}`} record={record} canLeave={!is_out} />
          ))}
        </Box>
      )}
      {!is_out && <AddToRelease release={release} />}
    </Box>
  )
}

function Entry({ record: { resource, id, title }, canLeave }: { record: ReleasedRecord; canLeave: boolean }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [update] = useUpdate()
  const leave = () =>
    update(resource, { id, data: { is_online: false }, previousData: { id } }, { returnPromise: true })
  const kindName = translate(`resources.${resource}.name`, { smart_count: 1 })
  return (
    <ReleaseContentRow
      title={title}
      details={kindName}
      left="partitur.releases.recordLeft"
      leave={canLeave ? leave : null}
    >
      <Link
        to={createPath({ resource, id, type: 'edit' })}
        aria-label={translate('partitur.releases.editOf', { record: title })}
      >
        {translate('ra.action.edit')}
      </Link>
    </ReleaseContentRow>
  )
}

const MAX_FOUND_RECORDS = 50
const released = resourceNames.filter((name) => visibilityRuleFor(name))

/** Adds an offline record to the release. */
function AddToRelease({ release }: { release: Release }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate()
  const [resource, setResource] = useState<ResourceName>('productions')
  const [selected, setSelected] = useState<RaRecord | null>(null)
  const [typed, setTyped] = useState('')
  const { data = [], isFetching } = useGetList(resource, {
    pagination: { page: 1, perPage: MAX_FOUND_RECORDS },
    filter: { is_online: false, q: typed },
  })

  function chooseResource(next: ResourceName) {
    setResource(next)
    setSelected(null)
  }

  async function addToRelease(record: RaRecord) {
    await runWhileBusy(async () => {
      await update(
        resource,
        { id: record.id, data: { online_with: release.id }, previousData: record },
        { returnPromise: true },
      )
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
        onChange={({ target }) => chooseResource(target.value as ResourceName)}
      >
        {released.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`resources.${name}.name`, { smart_count: 1 })}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        key={resource}
        options={data}
        value={selected}
        loading={isFetching}
        onChange={(_event, record) => setSelected(record)}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        filterOptions={(options) => options}
        getOptionLabel={(record) => recordName(resource, record)}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={translate('partitur.releases.noneOffline')}
        renderInput={(params) => <TextField {...params} label={translate('partitur.releases.putWhich')} />}
      />
      <Button
        variant="outlined"
        disabled={!selected || isPending}
        onClick={() => selected && void addToRelease(selected)}
      >
        {translate('partitur.releases.put')}
      </Button>
    </Box>
  )
}
