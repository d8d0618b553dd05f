import LinkOffIcon from '@mui/icons-material/LinkOff'
import { Box, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  DataTable,
  ListNoResults,
  SelectInput,
  SimpleListLoading,
  SortButton,
  useListContext,
  useTranslate,
} from 'react-admin'
import type { MissingPath } from '#contract/admin/missing-paths.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { Timestamp } from '../../columns/Timestamp.tsx'
import { currentLanguage } from '../../i18n/language.ts'
import { ListFrame } from '../../lists/ListFrame.tsx'
import { RowActions } from './RowActions.tsx'

export const missingPaths = { name: 'missing-paths', icon: LinkOffIcon, list: MissingPathList }

const kinds = [
  <SelectInput
    key="is_probe"
    source="is_probe"
    alwaysOn
    emptyText="partitur.missingPaths.all"
    choices={[
      { id: 'false', name: 'partitur.missingPaths.visitors' },
      { id: 'true', name: 'partitur.missingPaths.probes' },
    ]}
  />,
]

/** 404s by path, with a button to redirect each. */
function MissingPathList() {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <ListFrame
      sort={{ field: 'hits', order: 'DESC' }}
      filters={kinds}
      filterDefaultValues={{ is_probe: 'false' }}
      canCreate={false}
      more={isNarrow && <SortButton fields={['hits', 'last_at', 'path']} />}
    >
      <Typography sx={{ px: 2, pt: 2, color: 'text.secondary' }}>{translate('partitur.missingPaths.intro')}</Typography>
      {isNarrow ? <Cards /> : <Table />}
    </ListFrame>
  )
}

function Table() {
  return (
    <DataTable<MissingPath> rowClick={false} bulkActionButtons={false} size="medium">
      <DataTable.Col source="path" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }} />
      <DataTable.Col source="hits" align="right" />
      <DataTable.Col source="last_at" render={({ last_at }: MissingPath) => <Timestamp iso={last_at} />} />
      <DataTable.Col source="referrer" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col
        source="id"
        label={false}
        disableSort
        align="right"
        render={(row: MissingPath) => <RowActions row={row} />}
      />
    </DataTable>
  )
}

function Cards() {
  const translate = useTranslate()
  const { data, isPending } = useListContext<MissingPath>()
  if (isPending) return <SimpleListLoading hasSecondaryText />
  if (!data || data.length === 0) return <ListNoResults />
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <Typography sx={{ fontWeight: 600 }}>{row.path}</Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {[
              translate('partitur.missingPaths.times', { smart_count: row.hits }),
              translate('partitur.missingPaths.last', { when: formatTimestamp(row.last_at, currentLanguage()) }),
              ...(row.referrer ? [translate('partitur.missingPaths.from', { host: row.referrer })] : []),
            ].join(' · ')}
          </Typography>
          <RowActions row={row} />
        </Box>
      ))}
    </Box>
  )
}
