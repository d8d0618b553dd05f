import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useRefresh, useTranslate } from 'react-admin'
import { StickyActions } from '../layout/StickyActions.tsx'
import type { ImportPreview } from './use-import.ts'
import { isRunning, useRun, useUndoRun } from './use-run.ts'

type ImportActionsProps = {
  preview: ImportPreview
  isBusy: boolean
  check: () => void
  apply: () => void
  restart: () => void
}

/** Sticky, however long the table is. */
export function ImportActions({ preview, isBusy, check, apply, restart }: ImportActionsProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { response, isOutdated } = preview
  const { run } = useRun(response.run, refresh)
  const { undo, isUndoing } = useUndoRun(restart)
  const writtenCount = response.counts.new + response.counts.changed
  const openNames = response.names.filter(({ answer }) => answer === null).length
  return (
    <StickyActions>
      {run && !response.done && <RunProgress finished={run.finished} total={run.total} isRunning={isRunning(run)} />}
      {run && !response.done && !isRunning(run) && run.wrong > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('partitur.import.refused', { smart_count: run.wrong })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {response.run === null && isOutdated && (
          <Button variant="contained" disabled={isBusy} onClick={check}>
            {translate('partitur.import.check')}
          </Button>
        )}
        {response.run === null && !isOutdated && writtenCount > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={apply}>
            {translate('partitur.import.take', { smart_count: writtenCount })}
          </Button>
        )}
        {response.run !== null && writtenCount > 0 && run && !isRunning(run) && (
          <Button variant="outlined" disabled={isBusy || isUndoing} onClick={() => void undo(run.id)}>
            {translate('ra.action.undo')}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={restart}>
          {translate('partitur.import.another')}
        </Button>
        {response.run === null && !isOutdated && openNames > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('partitur.import.openNames', { smart_count: openNames })}
          </Typography>
        )}
      </Box>
    </StickyActions>
  )
}

type RunProgressProps = { finished: number; total: number; isRunning: boolean }

/** How far an import is that goes on without this page. */
export function RunProgress({ finished, total, isRunning: goesOn }: RunProgressProps) {
  const translate = useTranslate()
  const text = translate('partitur.import.progress', { finished, total })
  return (
    <Box sx={{ mb: 1 }} role="status">
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : Math.min(100, (finished / total) * 100)}
        aria-label={translate('partitur.import.applying')}
        sx={{ mb: 0.5 }}
      />
      <Typography variant="body2">
        {text}
        {goesOn ? ` ${translate('partitur.import.leave')}` : ''}
      </Typography>
    </Box>
  )
}
