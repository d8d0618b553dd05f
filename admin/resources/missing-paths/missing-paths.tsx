import LinkOffIcon from '@mui/icons-material/LinkOff'
import {
  Box,
  Button,
  DialogContentText,
  List,
  ListItemButton,
  ListItemText,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  DataTable,
  HttpError,
  ListNoResults,
  SelectInput,
  SimpleListLoading,
  SortButton,
  useListContext,
  useNotify,
  useRefresh,
  useRemoveFromStore,
  useStore,
  useTranslate,
} from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { dismissMissingPath, MissingPath, proposeTargets } from '#contract/admin/missing-paths.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useBusy } from '../../api/use-busy.ts'
import { Timestamp } from '../../columns/Timestamp.tsx'
import { currentLanguage } from '../../i18n/language.ts'
import { ActionDialog } from '../../layout/ActionDialog.tsx'
import { ListFrame } from '../../lists/ListFrame.tsx'

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

/** A truncated path cannot be redirected. */
function RowActions({ row }: { row: MissingPath }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { runWhileBusy } = useBusy()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)

  const dismiss = () =>
    runWhileBusy(async () => {
      await call<typeof dismissMissingPath>(adminAddresses.dismissMissingPath, { params: { id: row.id } })
      notify('partitur.missingPaths.dismissed')
      refresh()
    })

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: { xs: -1, md: 0 }, justifyContent: { md: 'flex-end' } }}>
      {!row.path.endsWith('…') && (
        <Button
          onClick={() => setOpen(true)}
          aria-label={translate('partitur.missingPaths.redirectOf', { path: row.path })}
        >
          {translate('partitur.missingPaths.redirect')}
        </Button>
      )}
      <Button
        color="inherit"
        onClick={() => void dismiss()}
        aria-label={translate('partitur.missingPaths.dismissOf', { path: row.path })}
      >
        {translate('partitur.missingPaths.dismiss')}
      </Button>
      {isOpen && <RedirectDialog row={row} close={() => setOpen(false)} />}
    </Box>
  )
}

/** Asks for the target of a missing path: a proposed page, or any other. Input stays until it is saved. */
function RedirectDialog({ row: { id, path }, close }: { row: MissingPath; close: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  // Without proposals any page can be entered.
  const { data: proposals, isPending } = useQuery({
    queryKey: ['proposed targets', id],
    queryFn: ({ signal }) =>
      call<typeof proposeTargets>(adminAddresses.proposeTargets, { params: { id } }, signal).catch(() => []),
    gcTime: 0,
  })
  const key = `missing-paths.${path}`
  const [typed, setTyped] = useStore<string | null>(key, null)
  const forget = useRemoveFromStore(key)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const target = typed ?? proposals?.[0]?.path ?? ''

  function setNewPath(next: string) {
    setTyped(next)
    setProblem('')
  }

  async function save() {
    setBusy(true)
    try {
      const body = { old_path: path, new_path: target }
      await call<ResourceEndpoints['create']>(resourceAddresses('redirects').create, { body })
      forget()
      notify('partitur.missingPaths.redirected', { messageArgs: { path } })
      refresh()
      close()
    } catch (cause) {
      setProblem(getWords(cause))
      setBusy(false)
    }
  }

  return (
    <ActionDialog
      title={translate('partitur.missingPaths.title')}
      maxWidth="sm"
      close={close}
      action={{ label: translate('partitur.missingPaths.here'), run: save, isDisabled: isBusy || target.trim() === '' }}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {translate('partitur.missingPaths.whereTo', { path })}
      </DialogContentText>
      <div role="status">
        {proposals?.length === 0 && (
          <DialogContentText sx={{ mb: 1 }}>{translate('partitur.missingPaths.noProposal')}</DialogContentText>
        )}
      </div>
      <List
        disablePadding
        aria-label={translate('partitur.missingPaths.proposals')}
        sx={{ minHeight: isPending ? 180 : 0 }}
      >
        {proposals?.map((proposal) => (
          <li key={proposal.path}>
            <ListItemButton
              selected={proposal.path === target}
              aria-pressed={proposal.path === target}
              onClick={() => setNewPath(proposal.path)}
            >
              <ListItemText
                primary={proposal.title}
                secondary={[proposal.note, proposal.path].filter(Boolean).join(' · ')}
                sx={{ overflowWrap: 'anywhere' }}
                slotProps={{ primary: { fontWeight: 600 } }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
      <TextField
        label={translate('resources.redirects.fields.new_path')}
        value={target}
        onChange={(event) => setNewPath(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && target !== '' && !isBusy && void save()}
        error={problem !== ''}
        helperText={problem || translate('resources.redirects.help.new_path')}
        fullWidth
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
      />
    </ActionDialog>
  )
}

/** The old path is fixed here, so its errors are shown at the target field too. */
function getWords(cause: unknown): string {
  const errors: Record<string, unknown> = (cause instanceof HttpError && cause.body?.errors) || {}
  const messages = [errors.new_path, errors.old_path].filter((each) => typeof each === 'string')
  return messages.join(' ') || errorMessage(cause)
}
