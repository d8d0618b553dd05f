import { Box, Checkbox, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { MouseEvent } from 'react'
import { ListNoResults, Loading, useCreatePath, useListContext, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { BulkBar } from '#admin/lists/BulkBar.tsx'
import { BulkDelete } from '#admin/lists/BulkDelete.tsx'
import { BulkRecordLabels } from '#admin/posters/BulkRecordLabels.tsx'
import { localText } from '#admin/records.ts'
import { formatTime } from '#contract/events/date-change-texts.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { BulkPrices } from '../../../prices/admin/BulkPrices.tsx'
import { BulkStatus } from '../BulkStatus.tsx'
import { type DateRecord, parseDates } from '../date-record.ts'
import { type Group, type Grouping, groupDates } from './groups.ts'
import { StatusButton } from './StatusButton.tsx'

type DateRowsProps = { grouping: Grouping; isNarrow: boolean }

/** Grouped dates: a table, or cards on narrow screens. */
export function DateRows({ grouping, isNarrow }: DateRowsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { data, isPending } = useListContext()
  if (isPending) return <Loading />
  if (!data || data.length === 0) return <ListNoResults />
  const labels = {
    today: translate('partitur.dateList.today'),
    tomorrow: translate('partitur.dateList.tomorrow'),
    week: (number: number) => translate('partitur.dateList.week', { number }),
  }
  const groups = groupDates(parseDates(data), {
    grouping,
    locale: language,
    now: new Date(),
    labels,
  })
  return (
    <>
      {isNarrow ? <DateCards groups={groups} /> : <DateTable groups={groups} />}
      <BulkBar>
        <BulkStatus toSelection={(id) => ({ id })} />
        <BulkPrices />
        <BulkRecordLabels resource="event-dates" />
        <BulkDelete />
      </BulkBar>
    </>
  )
}

type Groups = { groups: readonly Group<DateRecord>[] }

function DateTable({ groups }: Groups) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const label = (field: string) => translate(`resources.event-dates.fields.${field}`)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <ChooseAll />
          </TableCell>
          <TableCell>{label('date_start')}</TableCell>
          <TableCell>{label('production_id')}</TableCell>
          <TableCell sx={{ width: '24%' }}>{label('hall')}</TableCell>
          <TableCell>{label('status')}</TableCell>
          <TableCell>{label('lacks')}</TableCell>
        </TableRow>
      </TableHead>
      {groups.map(({ key, title, rows }) => (
        <TableBody key={key}>
          <TableRow>
            <TableCell
              component="th"
              scope="rowgroup"
              colSpan={6}
              sx={{ pt: 3, borderBottom: 2, borderColor: 'text.primary' }}
            >
              <Typography variant="h6" component="span">
                {title}
              </Typography>
            </TableCell>
          </TableRow>
          {rows.map((date) => (
            <TableRow
              key={date.id}
              hover
              onClick={(event) =>
                isOnRow(event) && navigate(createPath({ resource: 'event-dates', type: 'edit', id: date.id }))
              }
              sx={{ cursor: 'pointer', '& > td': { py: 1 } }}
            >
              <TableCell padding="checkbox">
                <DateCheckbox date={date} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <DateStart date={date} />
              </TableCell>
              <TableCell>
                <Title date={date} />
                <Note date={date} />
              </TableCell>
              <TableCell>{date.hall}</TableCell>
              <TableCell>
                <Status date={date} />
              </TableCell>
              <TableCell>
                <Gaps date={date} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

/** False on the row's own controls and in dialogs they opened. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest('a, button, input')
}

function DateCards({ groups }: Groups) {
  const language = useLanguage()
  return groups.map(({ key, title, rows }) => (
    <Box component="section" key={key} sx={{ mt: 2, px: 1.5 }}>
      <Typography variant="h6" component="h2" sx={{ borderBottom: 2, borderColor: 'text.primary', pb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((date) => (
          <Box
            component="li"
            key={date.id}
            sx={{
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              display: 'flex',
              alignItems: 'start',
              gap: 0.5,
            }}
          >
            <Box sx={{ ml: -1.5, mt: -1.25 }}>
              <DateCheckbox date={date} size="medium" />
            </Box>
            <Box sx={{ display: 'grid', gap: 0.5, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
                <time dateTime={date.date_start}>{formatTime({ start: date.date_start }, language)}</time> · {date.hall}
              </Box>
              <Title date={date} />
              <Note date={date} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Status date={date} />
                <Gaps date={date} />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  ))
}

type OfDate = { date: DateRecord }

function DateStart({ date }: OfDate) {
  const locale = useLanguage()
  return <time dateTime={date.date_start}>{formatTimestamp(date.date_start, locale)}</time>
}

function Title({ date }: OfDate) {
  const createPath = useCreatePath()
  return (
    <Link
      to={createPath({ resource: 'event-dates', type: 'edit', id: date.id })}
      style={{ fontWeight: 600, color: 'inherit' }}
    >
      {localText(date.name)}
    </Link>
  )
}

function Note({ date }: OfDate) {
  const note = localText(date.status_note)
  return note === '' ? null : <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{note}</Typography>
}

function Status({ date }: OfDate) {
  return (
    <StatusButton
      id={date.id}
      title={localText(date.name)}
      date_start={date.date_start}
      schedule={date.status}
      tickets={date.tickets}
    />
  )
}

function Gaps({ date }: OfDate) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {date.lacks.map((gap) => (
        <Chip
          key={gap}
          component="li"
          size="small"
          variant="outlined"
          label={translate(`partitur.dateList.lacks.${gap}`)}
        />
      ))}
    </Box>
  )
}

function DateCheckbox({ date, size = 'small' }: OfDate & { size?: 'small' | 'medium' }) {
  const translate = useTranslate()
  const locale = useLanguage()
  const { selectedIds, onToggleItem } = useListContext()
  const label = `${translate('ra.action.select_row')}: ${localText(date.name)}, ${formatTimestamp(date.date_start, locale)}`
  return (
    <Checkbox
      size={size}
      checked={selectedIds.includes(date.id)}
      onChange={() => onToggleItem(date.id)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  )
}

function ChooseAll() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext()
  const ids = data.map(({ id }) => id)
  const selectedCount = ids.filter((id) => selectedIds.includes(id)).length
  return (
    <Checkbox
      size="small"
      checked={selectedCount > 0 && selectedCount === ids.length}
      indeterminate={selectedCount > 0 && selectedCount < ids.length}
      onChange={() => onSelect(selectedCount === ids.length ? [] : ids)}
      slotProps={{ input: { 'aria-label': translate('partitur.dateList.chooseAll') } }}
    />
  )
}
