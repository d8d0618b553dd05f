import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import {
  CanAccess,
  Link,
  Title,
  useCanAccessResources,
  useCreatePath,
  useDataProvider,
  useGetIdentity,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { AttentionItem, listAttention } from '#contract/admin/attention.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { findContentType } from '#model/types.ts'
import { call } from '../api/call.ts'
import { contentResources } from '../content.ts'
import { countBy, useOpenTexts } from '../resources/translations/use-open-texts.ts'
import { FirstSteps } from './first-steps/FirstSteps.tsx'
import { type DashboardRecord, Panel, RecordLinks } from './Panel.tsx'

const ownPanels = contentResources.filter(({ dashboard }) => dashboard)

export function Dashboard() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  return (
    <Box sx={{ py: 2 }}>
      <Title title={translate('ra.page.dashboard')} />
      <Typography variant="h4" component="p" sx={{ mb: 3 }}>
        {translate('partitur.dashboard.welcome')}
        {identity?.fullName && `, ${identity.fullName}`}
      </Typography>
      <FirstSteps />
      <Box sx={{ mb: 4, '&:empty': { display: 'none' } }}>
        <Attention audience="visitors" />
      </Box>
      <Box
        sx={{
          display: 'grid',
          // A long word breaks instead of widening the screen.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: 4,
          alignItems: 'start',
          overflowWrap: 'anywhere',
        }}
      >
        {ownPanels.map(({ name, dashboard }) => (
          <CanAccess key={name} resource={name} action="list">
            <div>{dashboard}</div>
          </CanAccess>
        ))}
        <Box sx={{ display: 'grid', gap: 4 }}>
          <OfflineRecords />
          <CanAccess resource="translations" action="list">
            <OpenTranslations />
          </CanAccess>
        </Box>
      </Box>
      <Box sx={{ mt: 4 }}>
        <Attention audience="content" />
      </Box>
    </Box>
  )
}

type AttentionProps = {
  /** `visitors`: messages that wait for an answer, shown first. `content`: problems, present or soon. */
  audience: 'visitors' | 'content'
}

/** The attention items of the account, each linked to the screen that settles it. */
function Attention({ audience }: AttentionProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data } = useQuery({
    queryKey: ['dashboard', 'attention', locale],
    queryFn: ({ signal }) => call<typeof listAttention>(adminAddresses.listAttention, {}, signal),
  })
  const ownKinds = useOwnKinds([...new Set(data?.map(({ resource }) => resource))])
  const isOfVisitors = (resource: string) => findContentType(resource)?.deletesForGood === true
  const findings = data?.filter(
    ({ resource }) => ownKinds.includes(resource) && isOfVisitors(resource) === (audience === 'visitors'),
  )
  if (audience === 'visitors' && !findings?.length) return null
  return (
    <Panel title={audience === 'visitors' ? 'partitur.attention.visitors' : 'partitur.attention.title'}>
      {findings?.length === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{translate('partitur.attention.none')}</Typography>
      )}
      <Box
        component="ul"
        sx={{
          p: 0,
          m: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' },
          columnGap: 4,
        }}
      >
        {findings?.map((finding) => (
          <Box
            component="li"
            key={`${finding.resource} ${finding.finding}`}
            sx={{ py: 2, borderBottom: 1, borderColor: 'divider', minWidth: 0 }}
          >
            <Card finding={finding} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

function Card({ finding: { resource, finding, filter, count, records } }: { finding: AttentionItem }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const [locale] = useLocaleState()
  const name = translate(`resources.${resource}.name`, { smart_count: 2 })
  const countText = translate(
    finding === 'dead_links' || finding === 'collected'
      ? `partitur.attention.${finding}`
      : `partitur.attention.${resource}.${finding}`,
    {
      smart_count: count,
      name,
    },
  )
  const search = Object.keys(filter).length > 0 ? `filter=${encodeURIComponent(JSON.stringify(filter))}` : ''
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        <Link to={{ pathname: createPath({ resource, type: 'list' }), search }} color="inherit">
          {countText}
        </Link>
      </Typography>
      <Box
        component="ul"
        sx={{ p: 0, m: 0, mt: 0.5, listStyle: 'none', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}
      >
        {records.map(({ id, title, date }) => (
          <Box component="li" key={id} sx={{ py: 0.5 }}>
            <Link to={createPath({ resource, type: 'edit', id })} color="inherit">
              {title}
            </Link>
            {date !== null && (
              <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${formatTimestamp(date, locale)}`}</Box>
            )}
          </Box>
        ))}
      </Box>
      {count > records.length && records.length > 0 && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {translate('partitur.attention.more', { smart_count: count - records.length })}
        </Typography>
      )}
    </>
  )
}

const MAX_SHOWN = 8

const kinds = ['productions', 'courses', 'news', 'pages', 'people']

/** The last changed offline records of the main types that the account may open, newest first. */
function OfflineRecords() {
  const dataProvider = useDataProvider()
  const ownKinds = useOwnKinds(kinds)
  const { data = [] } = useQuery({
    queryKey: ['dashboard', 'offline', ownKinds],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        ownKinds.map(async (resource) => {
          const { data } = await dataProvider.getList(resource, {
            filter: { is_online: false },
            pagination: { page: 1, perPage: MAX_SHOWN },
            sort: { field: 'updated_at', order: 'DESC' },
            signal,
          })
          return data.map((record): DashboardRecord => ({ resource, record }))
        }),
      )
      return lists.flat().sort((a, b) => b.record.updated_at.localeCompare(a.record.updated_at))
    },
  })
  return (
    <Panel title="partitur.dashboard.offline">
      <RecordLinks records={data.slice(0, MAX_SHOWN)} empty="partitur.dashboard.noneOffline" />
    </Panel>
  )
}

/** Types of which texts lack English, or have it for an older German text, linked to the translator's desk. */
function OpenTranslations() {
  const translate = useTranslate()
  const { data } = useOpenTexts()
  const counts = countBy(data?.texts ?? [], ({ resource }) => resource)
  return (
    <Panel title="partitur.dashboard.missing">
      {data?.count === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{translate('partitur.dashboard.noneMissing')}</Typography>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {[...counts].map(([resource, count]) => (
          <Box component="li" key={resource} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Link
              to={`/admin/translations?resource=${resource}`}
              color="inherit"
              sx={{ fontWeight: 600, display: 'flex', justifyContent: 'space-between', gap: 2 }}
            >
              <span>{translate(`resources.${resource}.name`, { smart_count: 2 })}</span> <span>{count}</span>
            </Link>
          </Box>
        ))}
      </Box>
      <Link to="/admin/translations" sx={{ display: 'inline-block', py: 1 }}>
        {translate('partitur.translations.title')}
      </Link>
    </Panel>
  )
}

/** The resources whose lists the account may open; empty until its permissions are loaded. */
function useOwnKinds(resources: string[]): string[] {
  const { canAccess: may = {} } = useCanAccessResources({ resources, action: 'list' })
  return resources.filter((resource) => may[resource])
}
