import { Box, Link as MuiLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useCreatePath, useLocaleState, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { Panel } from '#admin/dashboard/Panel.tsx'
import * as siteAddresses from '#contract/addresses/site.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import type { listEventDates } from '../../endpoints.ts'
import { StatusButton } from './date-list/StatusButton.tsx'

const MAX_SHOWN = 8

/** As visitors see them. */
export function NextEventDates() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [locale] = useLocaleState()
  const { data } = useQuery({
    queryKey: ['dashboard', 'next', locale],
    queryFn: async ({ signal }) =>
      (await call<typeof listEventDates>(siteAddresses.listEventDates, {}, signal)).results.slice(0, MAX_SHOWN),
  })
  return (
    <Panel title="partitur.dashboard.next">
      {data?.length === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{translate('partitur.dashboard.noneNext')}</Typography>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {data?.map((date) => (
          <Box
            component="li"
            key={date.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr auto' },
              gap: { xs: 0.25, sm: 2 },
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
              alignItems: 'baseline',
            }}
          >
            <time dateTime={date.date_start}>{formatTimestamp(date.date_start, locale)}</time>
            <span>
              <Link
                to={createPath({ resource: 'event-dates', type: 'edit', id: date.id })}
                color="inherit"
                sx={{ fontWeight: 600 }}
              >
                {date.event.name}
              </Link>
              <Typography component="span" sx={{ color: 'text.secondary', display: 'block' }}>
                {[date.venue.name, date.venue.city].filter((part) => part !== '').join(', ')}
              </Typography>
            </span>
            <Box
              component="span"
              sx={{
                display: 'flex',
                flexDirection: { sm: 'column' },
                gap: { xs: 1, sm: 0.5 },
                alignItems: { xs: 'center', sm: 'end' },
              }}
            >
              <StatusButton
                id={date.id}
                title={date.event.name}
                date_start={date.date_start}
                schedule={date.schedule}
                tickets={date.tickets}
              />
              <MuiLink href={date.url} sx={{ fontSize: '0.875rem' }}>
                {translate('partitur.action.showOnSite')}
              </MuiLink>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
