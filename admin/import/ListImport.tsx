import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { listImportRuns } from '#contract/admin/import-runs.ts'
import type { ImportRun } from '#contract/admin/resources/import.ts'
import { importLineStates } from '#contract/admin/resources/import-limits.ts'
import type { ResourceName } from '#model/define-type.ts'
import { call } from '../api/call.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { FileChoice } from './FileChoice.tsx'
import { ImportActions, RunProgress } from './ImportActions.tsx'
import { ImportLines } from './ImportLines.tsx'
import { NameAnswers } from './NameAnswers.tsx'
import { type ImportPreview, useImport } from './use-import.ts'
import { isRunning, POLL_MS, useUndoRun } from './use-run.ts'

export default function ListImport({ resource }: { resource: ResourceName }) {
  const translate = useTranslate()
  const { preview, problem, isBusy, read, choose, chooseSheet, check, apply, forget } = useImport(resource)
  const many = translate(`resources.${resource}.name`, { smart_count: 2 })
  const isOpen = preview !== null && preview.response.run === null
  return (
    <Box sx={{ mt: 2, pb: 12 }}>
      <Title title={translate('partitur.import.of', { many })} />
      <Button component={Link} to={`/admin/${resource}`} startIcon={<ArrowBackIcon />} sx={{ mb: 2, ml: -1 }}>
        {translate('partitur.import.back', { many })}
      </Button>
      {!preview && <FileChoice resource={resource} isBusy={isBusy} choose={(file) => void read(file)} />}
      <div role="status">
        {isBusy && <LinearProgress sx={{ my: 2 }} aria-label={translate('partitur.import.reading')} />}
        {problem && (
          <Alert severity="error" sx={{ my: 2 }}>
            {problem}
          </Alert>
        )}
        {preview && <Summary preview={preview} />}
      </div>
      {isOpen && <SheetChoice preview={preview} choose={(sheet) => void chooseSheet(sheet)} />}
      {isOpen && <ColumnChoices key={`${preview.source.name} ${preview.sheet}`} preview={preview} choose={choose} />}
      {isOpen && <NameAnswers preview={preview} choose={choose} />}
      {preview && !preview.isOutdated && (
        <ImportLines
          key={preview.response.plan + preview.response.done}
          resource={resource}
          answer={preview.response}
        />
      )}
      {!preview && <ImportRuns resource={resource} />}
      {preview && (
        <ImportActions
          preview={preview}
          isBusy={isBusy}
          check={() => void check()}
          apply={() => void apply()}
          restart={forget}
        />
      )}
    </Box>
  )
}

function Summary({ preview: { source, response, isStale, isOutdated } }: { preview: ImportPreview }) {
  const translate = useTranslate()
  const { counts, done, read, run } = response
  const writtenCount = counts.new + counts.changed
  const stateKeys = {
    new: done ? 'created' : 'new',
    changed: 'changed',
    unchanged: 'unchanged',
    wrong: 'wrong',
  } as const
  const sentences = importLineStates.flatMap((state) =>
    counts[state] > 0 ? [translate(`partitur.import.${stateKeys[state]}`, { smart_count: counts[state] })] : [],
  )
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {source.name}
      </Typography>
      {done && (
        <Alert severity="success" sx={{ my: 1 }}>
          {translate('partitur.import.done', { smart_count: writtenCount })}
        </Alert>
      )}
      {isStale && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('partitur.import.stale')}
        </Alert>
      )}
      {isOutdated && run === null ? (
        <Typography>{translate('partitur.import.outdated')}</Typography>
      ) : (
        <Typography>
          {translate('partitur.import.read', { smart_count: read })}
          {sentences.length > 0 ? ` · ${sentences.join(' · ')}` : ''}
        </Typography>
      )}
    </Box>
  )
}

type SheetChoiceProps = { preview: ImportPreview; choose: (sheet: number) => void }

function SheetChoice({ preview: { source, sheet }, choose }: SheetChoiceProps) {
  const translate = useTranslate()
  if ('text' in source || source.sheets.length < 2) return null
  return (
    <TextField
      select
      size="small"
      label={translate('partitur.import.sheet')}
      value={sheet}
      onChange={({ target }) => choose(Number(target.value))}
      sx={{ mb: 2, minWidth: 220 }}
    >
      {source.sheets.map(({ name }, index) => (
        <MenuItem key={name} value={index}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The last imports of a list, each with its undo. */
function ImportRuns({ resource }: { resource: string }) {
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
