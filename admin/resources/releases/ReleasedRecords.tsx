import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useCreatePath, useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from 'react-admin'
import type { ReleasedRecord, WholeRelease } from '#contract/admin/releases.ts'
import { messageOf } from '../../api/message-of.ts'
import { PutIn } from './PutIn.tsx'

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
  const notify = useNotify()
  const refresh = useRefresh()
  const createPath = useCreatePath()
  const [update] = useUpdate()
  const [isBusy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    try {
      await update(resource, { id, data: { is_online: false }, previousData: { id } }, { returnPromise: true })
      notify('partitur.releases.recordLeft', { type: 'info' })
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    }
    setBusy(false)
    refresh()
  }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{translate(`resources.${resource}.name`, { smart_count: 1 })}</Typography>
      </Box>
      <Link to={createPath({ resource, id, type: 'edit' })} aria-label={translate('partitur.releases.editOf', { record: title })}>
        {translate('partitur.releases.edit')}
      </Link>
      {canLeave && (
        <Button size="small" disabled={isBusy} aria-label={translate('partitur.releases.leaveOf', { what: title })} onClick={() => void leave()}>
          {translate('partitur.releases.leave')}
        </Button>
      )}
    </Box>
  )
}
