import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { LineChanges, LineName } from '#admin/import/LineParts.tsx'
import type { changeCourses } from '#contract/admin/change-courses.ts'
import type { ImportLine } from '#contract/admin/resources/import.ts'
import type { OutputOf } from '#contract/endpoint.ts'

type ChangedCoursesProps = Pick<OutputOf<typeof changeCourses>, 'lines' | 'closed'>

export function ChangedCourses(props: ChangedCoursesProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return isNarrow ? <CourseCards {...props} /> : <CourseTable {...props} />
}

function CourseTable({ lines, closed }: ChangedCoursesProps) {
  const translate = useTranslate()
  return (
    <Table
      size="small"
      sx={{ tableLayout: 'fixed', mt: 2, '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '24%' }}>{translate('resources.courses.name', { smart_count: 1 })}</TableCell>
          <TableCell sx={{ width: '22%' }}>{translate('partitur.changeCourses.field')}</TableCell>
          <TableCell>{translate('partitur.changeCourses.before')}</TableCell>
          <TableCell>{translate('partitur.changeCourses.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Fragment key={line.line}>
            {line.state === 'wrong' ? (
              <WrongRow line={line} />
            ) : (
              line.changes.map((_, index) => <ChangeRow key={index} line={line} index={index} closed={closed} />)
            )}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}

type OfLine = { line: ImportLine; closed: ChangedCoursesProps['closed'] }

function OnClosedDays({ line, closed }: OfLine) {
  const translate = useTranslate()
  const periodNames = closed.find(({ id }) => id === line.id)?.words
  return periodNames ? (
    <Typography variant="body2" sx={{ color: 'error.main' }}>
      {translate('partitur.changeCourses.closed', { words: periodNames })}
    </Typography>
  ) : null
}

function WrongRow({ line }: { line: ImportLine }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <LineName resource="courses" line={line} />
      </TableCell>
      <TableCell colSpan={3}>
        <LineChanges line={line} />
      </TableCell>
    </TableRow>
  )
}

function ChangeRow({ line, index, closed }: OfLine & { index: number }) {
  const { column = '', from = '', to = '' } = line.changes[index] ?? {}
  const isLast = index === line.changes.length - 1
  return (
    <TableRow sx={isLast ? {} : { '& td': { borderBottom: 0, pb: 0 } }}>
      {index === 0 && (
        <TableCell component="th" scope="rowgroup" rowSpan={line.changes.length}>
          <LineName resource="courses" line={line} />
          <OnClosedDays line={line} closed={closed} />
        </TableCell>
      )}
      <TableCell sx={{ color: 'text.secondary' }}>{column}</TableCell>
      <TableCell>{from || '–'}</TableCell>
      <TableCell sx={{ fontWeight: 600 }}>{to || '–'}</TableCell>
    </TableRow>
  )
}

function CourseCards({ lines, closed }: ChangedCoursesProps) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
      {lines.map((line) => (
        <Box
          component="li"
          key={line.line}
          sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}
        >
          <LineName resource="courses" line={line} />
          <OnClosedDays line={line} closed={closed} />
          <LineChanges line={line} />
        </Box>
      ))}
    </Box>
  )
}
