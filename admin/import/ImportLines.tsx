import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportLine, ImportResult } from '#contract/admin/resources/import.ts'
import { type ImportLineState, importLineStates } from '#contract/admin/resources/import-limits.ts'
import { LineChanges, LineName, LineStateWord } from './LineParts.tsx'

/** Lines shown at a time. */
const LINES_PER_PAGE = 100

type ImportLinesProps = { resource: string; answer: ImportResult }

/** Lines with changes or errors, filtered by state: a table, or a list on narrow screens. */
export function ImportLines({ resource, answer: { lines, counts } }: ImportLinesProps) {
  const translate = useTranslate()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [state, setState] = useState<ImportLineState | 'all'>('all')
  const [maxShown, setMaxShown] = useState(LINES_PER_PAGE)
  if (lines.length === 0) return null
  const matchingLines = state === 'all' ? lines : lines.filter((line) => line.state === state)
  const shownLines = matchingLines.slice(0, maxShown)
  const states = importLineStates.filter((each) => each !== 'unchanged' && counts[each] > 0)
  return (
    <>
      {states.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state}
          aria-label={translate('partitur.import.which')}
          sx={{ mb: 1, flexWrap: 'wrap' }}
        >
          {(['all', ...states] as const).map((each) => (
            <ToggleButton key={each} value={each} onClick={() => setState(each)}>
              {translate(`partitur.import.filter.${each}`, { count: each === 'all' ? lines.length : counts[each] })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {isNarrow ? (
        <LineList resource={resource} lines={shownLines} />
      ) : (
        <LineTable resource={resource} lines={shownLines} />
      )}
      {shownLines.length < matchingLines.length && (
        <Button sx={{ my: 2 }} onClick={() => setMaxShown(maxShown + LINES_PER_PAGE)}>
          {translate('partitur.import.more', {
            smart_count: Math.min(LINES_PER_PAGE, matchingLines.length - shownLines.length),
          })}
        </Button>
      )}
    </>
  )
}

type Lines = { resource: string; lines: readonly ImportLine[] }

function LineTable({ resource, lines }: Lines) {
  const translate = useTranslate()
  return (
    <Table size="small" sx={{ tableLayout: 'fixed', '& td': { verticalAlign: 'top', py: 1.5 } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 72 }}>{translate('partitur.import.line')}</TableCell>
          <TableCell sx={{ width: 120 }}>{translate('partitur.import.state')}</TableCell>
          <TableCell sx={{ width: '26%' }}>{translate('partitur.import.record')}</TableCell>
          <TableCell>{translate('partitur.import.changes')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.line}>
            <TableCell>{line.line}</TableCell>
            <TableCell>
              <LineStateWord line={line} />
            </TableCell>
            <TableCell>
              <LineName resource={resource} line={line} />
            </TableCell>
            <TableCell>
              <LineChanges line={line} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function LineList({ resource, lines }: Lines) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
      {lines.map((line) => (
        <Box
          component="li"
          key={line.line}
          sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}
        >
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {translate('partitur.import.line')} {line.line} · <LineStateWord line={line} />
          </Box>
          <LineName resource={resource} line={line} />
          <LineChanges line={line} />
        </Box>
      ))}
    </Box>
  )
}
