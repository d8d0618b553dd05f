import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router'
import { resourceNames } from '#content/types.ts'
import { type ImportAnswer, lineStates } from '#contract/admin/import.ts'
import { FileChoice } from './FileChoice.tsx'
import { ImportLines } from './ImportLines.tsx'
import { type Asked, useImport } from './use-import.ts'

/** A file for a list: what it would change first, then, when that is wanted, done. */
export function ImportPage() {
  const { resource = '' } = useParams()
  const known = resourceNames.find((name) => name === resource)
  return known ? <ImportOf key={known} resource={known} /> : null
}

function ImportOf({ resource }: { resource: string }) {
  const translate = useTranslate()
  const { asked, problem, isBusy, read, done, undo, forget } = useImport(resource)
  const many = translate(`resources.${resource}.name`, { smart_count: 2 })
  return (
    <Box sx={{ mt: 2, pb: 12 }}>
      <Title title={translate('partitur.import.of', { many })} />
      <Button component={Link} to={`/admin/${resource}`} startIcon={<ArrowBackIcon />} sx={{ mb: 2, ml: -1 }}>
        {translate('partitur.import.back', { many })}
      </Button>
      {!asked && <FileChoice isBusy={isBusy} choose={(file) => void read(file)} />}
      <div role="status">
        {isBusy && <LinearProgress sx={{ my: 2 }} aria-label={translate('partitur.import.reading')} />}
        {problem && (
          <Alert severity="error" sx={{ my: 2 }}>
            {translate(problem, { _: problem })}
          </Alert>
        )}
        {asked && <Summary asked={asked} />}
      </div>
      {asked && <ImportLines key={asked.answer.plan + asked.answer.done} resource={resource} answer={asked.answer} />}
      {asked && (
        <Actions
          answer={asked.answer}
          isBusy={isBusy}
          take={() => void done()}
          undo={() => void undo()}
          again={forget}
        />
      )}
    </Box>
  )
}

function Summary({ asked: { name, answer, isStale } }: { asked: Asked }) {
  const translate = useTranslate()
  const { counts, unknown, done } = answer
  const written = counts.new + counts.changed
  const words = {
    new: done ? 'made' : 'new',
    changed: done ? 'wasChanged' : 'changed',
    unchanged: 'unchanged',
    wrong: 'wrong',
  } as const
  const sentences = lineStates.flatMap((state) =>
    counts[state] > 0 ? [translate(`partitur.import.${words[state]}`, { smart_count: counts[state] })] : [],
  )
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {done && (
        <Alert severity="success" sx={{ my: 1 }}>
          {translate('partitur.import.done', { smart_count: written })}
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

type ActionsProps = { answer: ImportAnswer; isBusy: boolean; take: () => void; undo: () => void; again: () => void }

/** Always in sight, however long the table is. */
function Actions({ answer: { counts, done }, isBusy, take, undo, again }: ActionsProps) {
  const translate = useTranslate()
  const written = counts.new + counts.changed
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
      {!done && written > 0 && (
        <Button variant="contained" disabled={isBusy} onClick={take}>
          {translate('partitur.import.take', { smart_count: written })}
        </Button>
      )}
      {done && written > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={undo}>
          {translate('ra.action.undo')}
        </Button>
      )}
      <Button variant="outlined" disabled={isBusy} onClick={again}>
        {translate('partitur.import.another')}
      </Button>
    </Box>
  )
}
