import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { Title, useNotify, useRefresh, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { IMPORT_LIMITS, type ImportResult, importLineStates } from '#contract/admin/resources/import.ts'
import { resourceNames } from '#model/types.ts'
import { call } from '../api/call.ts'
import { bulk } from '../api/data-provider.ts'
import { errorMessage, undoErrorMessage } from '../api/error-message.ts'
import { readTextFile } from '../uploads/read-text-file.ts'
import { useFileDrop } from '../uploads/use-file-drop.ts'
import { ImportLines } from './ImportLines.tsx'

/** Imports a file into a list: preview, then apply. */
export function ImportPage() {
  const { resource = '' } = useParams()
  const resourceName = resourceNames.find((name) => name === resource)
  return resourceName ? <ImportOf key={resourceName} resource={resourceName} /> : null
}

function ImportOf({ resource }: { resource: string }) {
  const translate = useTranslate()
  const { asked: preview, problem, isBusy, read, done, undo, forget } = useImport(resource)
  const many = translate(`resources.${resource}.name`, { smart_count: 2 })
  return (
    <Box sx={{ mt: 2, pb: 12 }}>
      <Title title={translate('partitur.import.of', { many })} />
      <Button component={Link} to={`/admin/${resource}`} startIcon={<ArrowBackIcon />} sx={{ mb: 2, ml: -1 }}>
        {translate('partitur.import.back', { many })}
      </Button>
      {!preview && <FileChoice isBusy={isBusy} choose={(file) => void read(file)} />}
      <div role="status">
        {isBusy && <LinearProgress sx={{ my: 2 }} aria-label={translate('partitur.import.reading')} />}
        {problem && (
          <Alert severity="error" sx={{ my: 2 }}>
            {translate(problem, { _: problem })}
          </Alert>
        )}
        {preview && <Summary asked={preview} />}
      </div>
      {preview && (
        <ImportLines
          key={preview.response.plan + preview.response.done}
          resource={resource}
          answer={preview.response}
        />
      )}
      {preview && (
        <Actions
          answer={preview.response}
          isBusy={isBusy}
          importAll={() => void done()}
          undo={() => void undo()}
          restart={forget}
        />
      )}
    </Box>
  )
}

function Summary({ asked: { name, response, isStale } }: { asked: ImportPreview }) {
  const translate = useTranslate()
  const { counts, unknown, done } = response
  const writtenCount = counts.new + counts.changed
  const stateKeys = {
    new: done ? 'created' : 'new',
    changed: done ? 'wasChanged' : 'changed',
    unchanged: 'unchanged',
    wrong: 'wrong',
  } as const
  const sentences = importLineStates.flatMap((state) =>
    counts[state] > 0 ? [translate(`partitur.import.${stateKeys[state]}`, { smart_count: counts[state] })] : [],
  )
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
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
      {unknown.length > 0 && (
        <Alert severity="info" sx={{ my: 1 }}>
          {translate('partitur.import.unknown', { smart_count: unknown.length, columns: unknown.join(', ') })}
        </Alert>
      )}
      <Typography>{sentences.length > 0 ? sentences.join(' · ') : translate('partitur.import.empty')}</Typography>
    </Box>
  )
}

type ActionsProps = {
  answer: ImportResult
  isBusy: boolean
  importAll: () => void
  undo: () => void
  restart: () => void
}

/** Sticky, however long the table is. */
function Actions({ answer: { counts, done }, isBusy, importAll, undo, restart }: ActionsProps) {
  const translate = useTranslate()
  const writtenCount = counts.new + counts.changed
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        py: 2,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {!done && writtenCount > 0 && (
        <Button variant="contained" disabled={isBusy} onClick={importAll}>
          {translate('partitur.import.take', { smart_count: writtenCount })}
        </Button>
      )}
      {done && writtenCount > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={undo}>
          {translate('ra.action.undo')}
        </Button>
      )}
      <Button variant="outlined" disabled={isBusy} onClick={restart}>
        {translate('partitur.import.another')}
      </Button>
    </Box>
  )
}

/** A file and its preview; `isStale`: a record was changed since. */
type ImportPreview = { name: string; text: string; response: ImportResult; isStale: boolean }

/** Previews a file's changes, and then applies exactly these. */
function useImport(resource: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(name: string, text: string, plan?: string) {
    setBusy(true)
    setProblem('')
    try {
      const body = { text, ...(plan === undefined ? {} : { plan }) }
      const response = await call<ResourceEndpoints['import']>(resourceAddresses(resource).import, { body })
      setPreview({ name, text, response, isStale: plan !== undefined && !response.done })
      if (response.done) refresh()
    } catch (cause) {
      if (plan === undefined) setProblem(errorMessage(cause))
      else notify(errorMessage(cause), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  async function undo() {
    if (!preview) return
    setBusy(true)
    try {
      await bulk(resource, { undo: preview.response.undo })
      notify('partitur.import.undone')
      setPreview(null)
      refresh()
    } catch (cause) {
      notify(undoErrorMessage(cause), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  async function read(file: File) {
    setPreview(null)
    if (file.size > 4 * IMPORT_LIMITS.characters) return setProblem('partitur.import.tooLarge')
    const text = await readTextFile(file)
    if (text.length > IMPORT_LIMITS.characters) return setProblem('partitur.import.tooLarge')
    await send(file.name, text)
  }

  return {
    asked: preview,
    problem,
    isBusy,
    read,
    undo,
    done: async () => (preview ? send(preview.name, preview.text, preview.response.plan) : undefined),
    forget: () => setPreview(null),
  }
}

/** Drop anywhere, or choose by keyboard. */
function FileChoice({ isBusy, choose }: { isBusy: boolean; choose: (file: File) => void }) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const takeFile = ([file]: readonly File[]) => file && !isBusy && choose(file)
  const isOver = useFileDrop(takeFile)
  return (
    <Box
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'secondary.main' : 'text.secondary',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        p: { xs: 2, md: 4 },
        maxWidth: 800,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={isBusy}
          startIcon={<UploadFileIcon />}
          onClick={() => input.current?.click()}
        >
          {translate('partitur.import.choose')}
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(isOver ? 'partitur.media.dropNow' : 'partitur.import.drop')}
        </Typography>
      </Box>
      <Typography sx={{ mt: 2 }}>{translate('partitur.import.help')}</Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv,text/plain,application/jsonl"
        hidden
        aria-label={translate('partitur.import.choose')}
        onChange={({ target }) => {
          takeFile([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </Box>
  )
}
