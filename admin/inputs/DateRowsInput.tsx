import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator, useArrayInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { getRows } from '../records.ts'
import { FoldingRow, FoldingRows } from './FoldingRow.tsx'
import { RemoveRow } from './RowButtons.tsx'

type Row = Record<string, unknown>
type DateRowsInputProps = {
  /** Creates a new row based on the existing ones. */
  following: (dates: readonly Row[]) => Row
  /** Removes a row after confirmation. */
  removeButton?: ReactElement
  /** The date in one line, for a folded row. */
  summary: ReactNode
  /** Warnings that a folded row shows as well. */
  notice: ReactNode
  children: ReactNode
}

/** The dates of a record as rows; a row keeps its id, which its page may have in the URL. */
export function DateRowsInput({
  following,
  removeButton = <RemoveRow />,
  summary,
  notice,
  children,
}: DateRowsInputProps) {
  const translate = useTranslate()
  return (
    <FoldingRows source="dates">
      <ArrayInput source="dates" label={false} helperText="partitur.help.times">
        <SimpleFormIterator
          disableReordering
          disableClear
          removeButton={removeButton}
          addButton={<AddDate following={following} />}
          getItemLabel={(index) => translate('partitur.dates.row', { place: index + 1 })}
          sx={{
            '& .RaSimpleFormIterator-line': { py: 2 },
            '& .RaSimpleFormIterator-index': { width: 88, pt: 1 },
            '& .RaSimpleFormIterator-action': { visibility: 'visible' },
          }}
        >
          <FoldingRow summary={summary} notice={notice}>
            {children}
          </FoldingRow>
        </SimpleFormIterator>
      </ArrayInput>
    </FoldingRows>
  )
}

function AddDate({ following }: Pick<DateRowsInputProps, 'following'>) {
  const translate = useTranslate()
  const { append } = useArrayInput()
  const { getValues } = useFormContext()
  return (
    <Box sx={{ py: 1 }}>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        onClick={() => append(following(getRows(getValues(), 'dates')))}
      >
        {translate('partitur.action.addDate')}
      </Button>
    </Box>
  )
}
