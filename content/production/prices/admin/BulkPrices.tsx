import SellIcon from '@mui/icons-material/Sell'
import { MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Button, useGetList, useListContext, useTranslate } from 'react-admin'
import { useBusy } from '#admin/api/use-busy.ts'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { localText } from '#admin/records.ts'
import { MAX_LIST_PAGE_SIZE } from '#contract/admin/resources/endpoints.ts'
import { formatPriceRange } from '#contract/texts/price-text.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { DatesDialog } from '../../dates/admin/DatesDialog.tsx'
import { type DateRecord, findUpcomingDates } from '../../dates/admin/date-record.ts'

const NONE = 'none'

/** One price list for every coming date of the selection: previewed, applied and undone together. */
export function BulkPrices() {
  const { runWhileBusy } = useBusy()
  const { selectedIds = [] } = useListContext()
  const [dates, setDates] = useState<readonly DateRecord[] | null>(null)

  const open = () => runWhileBusy(async () => setDates(await findUpcomingDates({ id: selectedIds })))

  return (
    <>
      <Button label="partitur.evening.setPrices" onClick={() => void open()}>
        <SellIcon />
      </Button>
      {dates && <PricesDialog dates={dates} close={() => setDates(null)} />}
    </>
  )
}

function PricesDialog({ dates, close }: { dates: readonly DateRecord[]; close: () => void }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { data: lists = [] } = useGetList('price-lists', {
    pagination: { page: 1, perPage: MAX_LIST_PAGE_SIZE },
    sort: { field: 'name', order: 'ASC' },
  })
  const [choice, setChoice] = useState('')
  const listId = choice === NONE ? null : Number(choice)
  const changedDates = choice === '' ? [] : dates.filter(({ price_list_id }) => price_list_id !== listId)

  function nameOf(id: number | null, { price_from, price_to }: DateRecord): string {
    const name = lists.find((each) => each.id === id)?.name
    return name ?? formatPriceRange({ price_from, price_to }, language) ?? translate('partitur.evening.noPrices')
  }

  return (
    <DatesDialog
      title={translate('partitur.evening.setPrices')}
      maxWidth="md"
      isEmpty={dates.length === 0}
      dates={changedDates}
      // Sends the prices too, so that undo restores them: setting a list overwrites them.
      changeDate={({ price_from, price_to }) => ({ price_list_id: listId, price_from, price_to })}
      close={close}
    >
      {dates.length === 0 ? (
        <Typography>{translate('partitur.evening.noneComing')}</Typography>
      ) : (
        <>
          <TextField
            select
            fullWidth
            autoFocus
            margin="dense"
            label={translate('resources.price-lists.name', { smart_count: 1 })}
            value={choice}
            onChange={({ target }) => setChoice(target.value)}
          >
            {lists.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
            <MenuItem value={NONE}>{translate('partitur.evening.withoutList')}</MenuItem>
          </TextField>
          <Table size="small" sx={{ '& td, & th': { px: 1, overflowWrap: 'anywhere' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('resources.event-dates.name', { smart_count: 1 })}</TableCell>
                <TableCell>{translate('partitur.evening.before')}</TableCell>
                <TableCell>{translate('partitur.evening.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {dates.map((date) => (
                <TableRow key={date.id}>
                  <TableCell>
                    {localText(date.name)}
                    <Typography variant="body2" color="text.secondary">
                      {formatTimestamp(date.date_start, language)}
                    </Typography>
                  </TableCell>
                  <TableCell>{nameOf(date.price_list_id, date)}</TableCell>
                  <TableCell>
                    {changedDates.includes(date) ? nameOf(listId, date) : translate('partitur.evening.stays')}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </DatesDialog>
  )
}
