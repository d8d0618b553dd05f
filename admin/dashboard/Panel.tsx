import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Link, type RaRecord, useCreatePath, useTranslate } from 'react-admin'
import { recordName } from '../records.ts'

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ borderBottom: 2, borderColor: 'text.primary', pb: 1 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  )
}

export type DashboardRecord = { resource: string; record: RaRecord }

export function RecordLinks({ records, empty }: { records: readonly DashboardRecord[]; empty: string }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  if (records.length === 0) return <Typography sx={{ py: 2, color: 'text.secondary' }}>{translate(empty)}</Typography>
  return (
    <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {records.map(({ resource, record }) => (
        <Box
          component="li"
          key={`${resource}-${record.id}`}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Link to={createPath({ resource, type: 'edit', id: record.id })} color="inherit" sx={{ fontWeight: 600 }}>
            {recordName(resource, record)}
          </Link>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {translate(`resources.${resource}.name`, { smart_count: 1 })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
