import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useCreatePath, useDataProvider, useTranslate } from 'react-admin'
import { textsOf } from '#content/missing-english.ts'
import { contentResources } from '../content.ts'
import { Panel } from './Panel.tsx'
import { useOwnKinds } from './use-own-kinds.ts'

const kinds = contentResources.map(({ name }) => name).filter((name) => textsOf(name).own.length > 0)
const missing = { missing_en: 'true' }
const sort = { field: '', order: 'ASC' } as const

/** How many entries of each kind have German without English, with the way to their list. */
export function MissingEnglish() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const dataProvider = useDataProvider()
  const own = useOwnKinds(kinds)
  const { data } = useQuery({
    queryKey: ['dashboard', 'missing', own.join()],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        own.map((resource) =>
          dataProvider.getList(resource, { filter: missing, pagination: { page: 1, perPage: 1 }, sort, signal }),
        ),
      )
      return own
        .map((resource, index) => ({ resource, count: lists[index]?.total ?? 0 }))
        .filter(({ count }) => count > 0)
    },
  })
  if (own.length === 0) return null
  return (
    <Panel title="partitur.dashboard.missing">
      {data?.length === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>{translate('partitur.dashboard.noneMissing')}</Typography>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {data?.map(({ resource, count }) => (
          <Box component="li" key={resource} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Link
              to={{
                pathname: createPath({ resource, type: 'list' }),
                search: `filter=${encodeURIComponent(JSON.stringify(missing))}`,
              }}
              color="inherit"
              sx={{ fontWeight: 600, display: 'flex', justifyContent: 'space-between', gap: 2 }}
            >
              <span>{translate(`resources.${resource}.name`, { smart_count: 2 })}</span> <span>{count}</span>
            </Link>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
