import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { listImportRuns } from '#contract/admin/import-runs.ts'
import type { ImportRun } from '#contract/admin/resources/import.ts'
import { call } from '../api/call.ts'
import { RunProgress } from './ImportActions.tsx'
import { isRunning, POLL_MS, useUndoRun } from './use-run.ts'

/** The last imports of a list, each with its undo. */
export function ImportRuns({ resource }: { resource: string }) {
  const translate = useTranslate()
  const { data: runs = [], refetch } = useQuery({
    queryKey: ['import-runs', resource],
    queryFn: ({ signal }) =>
      call<typeof listImportRuns>(adminAddresses.listImportRuns, { query: { resource } }, signal),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  })
  const { undo, isUndoing } = useUndoRun(() => void refetch())
  if (runs.length === 0) return null
  return (
    <Box sx={{ mt: 4, maxWidth: 800 }}>
      <Typography variant="h6" component="h2">
        {translate('partitur.import.runs')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {runs.map((run) => (
          <Box
            component="li"
            key={run.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              py: 1.5,
              alignItems: 'center',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <RunText run={run} />
            {(run.state === 'done' || run.state === 'stopped') && run.finished > 0 && (
              <Button size="small" disabled={isUndoing} onClick={() => void undo(run.id)}>
                {translate('ra.action.undo')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function RunText({ run }: { run: ImportRun }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const at = new Date(run.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{run.file || translate('partitur.import.noName')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {at} · {run.user_name} · {translate(`partitur.import.runStates.${run.state}`, { smart_count: run.finished })}
      </Typography>
      {isRunning(run) && <RunProgress finished={run.finished} total={run.total} isRunning={run.state === 'running'} />}
    </Box>
  )
}
