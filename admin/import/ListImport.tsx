import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { importLineStates } from '#contract/admin/resources/import-limits.ts'
import type { ResourceName } from '#model/define-type.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { FileChoice } from './FileChoice.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportLines } from './ImportLines.tsx'
import { ImportRuns } from './ImportRuns.tsx'
import { NameAnswers } from './NameAnswers.tsx'
import { type ImportPreview, useImport } from './use-import.ts'

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
            {translate(problem, { _: problem })}
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
