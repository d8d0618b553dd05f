import { Box, Typography } from '@mui/material'
import { Link, useCreatePath, useRecordContext, useTranslate, useUpdate } from 'react-admin'
import type { ReleasedRecord, WholeRelease } from '#contract/admin/releases.ts'
import { PutIn } from './PutIn.tsx'
import { ReleasedEntry } from './ReleasedEntry.tsx'

/** The records that go online with this release; taken out of it they stay offline. */
export function ReleasedRecords() {
  const translate = useTranslate()
  const release = useRecordContext<WholeRelease>()
  if (!release) return null
  const { records = [], is_out } = release
  return (
    <Box component="section" sx={{ width: '100%', mt: 3 }} aria-labelledby="released-records">
      <Typography id="released-records" component="h2" sx={{ fontWeight: 650 }}>
        {translate('partitur.releases.records')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate(is_out ? 'partitur.releases.recordsOut' : 'partitur.releases.recordsHint')}</Typography>
      {records.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {records.map((record) => (
            <Entry key={`${record.resource} ${record.id}`} record={record} canLeave={!is_out} />
          ))}
        </Box>
      )}
      {!is_out && <PutIn release={release} />}
    </Box>
  )
}

function Entry({ record: { resource, id, title }, canLeave }: { record: ReleasedRecord; canLeave: boolean }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [update] = useUpdate()
  const leave = () => update(resource, { id, data: { is_online: false }, previousData: { id } }, { returnPromise: true })
  const about = translate(`resources.${resource}.name`, { smart_count: 1 })
  return (
    <ReleasedEntry what={title} about={about} left="partitur.releases.recordLeft" leave={canLeave ? leave : null}>
      <Link to={createPath({ resource, id, type: 'edit' })} aria-label={translate('partitur.releases.editOf', { record: title })}>
        {translate('partitur.releases.edit')}
      </Link>
    </ReleasedEntry>
  )
}
