import { Box, Typography } from '@mui/material'
import { useCreatePath, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { ImportLine } from '#contract/admin/resources/import.ts'

type OfLine = { line: ImportLine }

const colors = {
  wrong: 'error.main',
  new: 'success.main',
  changed: 'text.primary',
  unchanged: 'text.secondary',
} as const

export function LineStateWord({ line }: OfLine) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ color: colors[line.state], fontWeight: 600 }}>
      {translate(`partitur.import.states.${line.state}`)}
    </Box>
  )
}

/** In a new window, so that the table stays. */
export function LineName({ resource, line: { id, title } }: OfLine & { resource: string }) {
  const createPath = useCreatePath()
  if (id === null) return <span>{title}</span>
  return (
    <Link
      to={createPath({ resource, type: 'edit', id })}
      target="_blank"
      rel="noreferrer"
      style={{ color: 'inherit', fontWeight: 600 }}
    >
      {title}
    </Link>
  )
}

/** Errors by column, or the new values. */
export function LineChanges({ line: { state, changes, errors, warnings } }: OfLine) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {errors.map(({ column, message }) => (
        <Typography component="li" variant="body2" key={column + message} sx={{ color: 'error.main' }}>
          {column !== '' && <strong>{column}: </strong>}
          {message}
        </Typography>
      ))}
      {warnings.map((message) => (
        <Typography component="li" variant="body2" key={message} sx={{ fontWeight: 600 }}>
          {message}
        </Typography>
      ))}
      {changes.map(({ column, from, to }) => (
        <Typography component="li" variant="body2" key={column} sx={{ whiteSpace: 'pre-line' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {column}:{' '}
          </Box>
          {state === 'changed' && <OldText text={from} />}
          {to === '' ? <EmptyValue /> : to}
        </Typography>
      ))}
    </Box>
  )
}

function OldText({ text }: { text: string }) {
  const translate = useTranslate()
  return (
    <>
      {text === '' ? (
        <EmptyValue />
      ) : (
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {text}
        </Box>
      )}
      <span role="img" aria-label={translate('partitur.import.becomes')}>
        {' → '}
      </span>
    </>
  )
}

function EmptyValue() {
  const translate = useTranslate()
  return <em>{translate('partitur.import.nothing')}</em>
}
