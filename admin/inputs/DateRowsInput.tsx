import AddIcon from '@mui/icons-material/Add'
import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Box, Button } from '@mui/material'
import { createContext, type ReactElement, type ReactNode, use, useEffect, useId, useState } from 'react'
import { ArrayInput, SimpleFormIterator, useArrayInput, useTranslate, useWrappedSource } from 'react-admin'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { getRows } from '../records.ts'
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

/** With more rows the form is folded: drawing the inputs of sixty dates takes seconds. */
const MAX_OPEN_ROWS = 6

type OpenRows = { isFolding: boolean; openIds: ReadonlySet<unknown>; toggle: (id: unknown, isOpen: boolean) => void }

const OpenRowsContext = createContext<OpenRows>({ isFolding: false, openIds: new Set(), toggle: () => {} })

/** Remembers which rows are open, also after a save; `source` names the rows of the form. */
function FoldingRows({ source, children }: { source: string; children: ReactNode }) {
  const { getValues } = useFormContext()
  const [isFolding] = useState(() => getRows(getValues(), source).length > MAX_OPEN_ROWS)
  const [openIds, setOpenIds] = useState<ReadonlySet<unknown>>(new Set())
  const toggle = (id: unknown, isOpen: boolean) =>
    setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((other) => other !== id)))
  return <OpenRowsContext value={{ isFolding, openIds, toggle }}>{children}</OpenRowsContext>
}

type FoldingRowProps = {
  summary: ReactNode
  /** Shown below the summary of a folded row. */
  notice?: ReactNode
  children: ReactNode
}

/** A row of many draws its inputs when it is opened, is new, or has an error. */
function FoldingRow({ summary, notice, children }: FoldingRowProps) {
  const { isFolding, openIds, toggle } = use(OpenRowsContext)
  const regionId = useId()
  const row = useWrappedSource('')
  const id: unknown = useWatch({ name: `${row}.id` })
  const { errors } = useFormState()
  const hasErrors = get(errors, row) !== undefined
  const isStored = typeof id === 'number'
  const isOpen = hasErrors || openIds.has(id)
  // Typing removes an error, which must not fold the row.
  useEffect(() => {
    if (isFolding && isStored && hasErrors) toggle(id, true)
  }, [hasErrors])
  if (!isFolding || !isStored) return children
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        fullWidth
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={() => toggle(id, !isOpen)}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        sx={{ justifyContent: 'space-between', textAlign: 'start', px: 1, mb: isOpen ? 1 : 0, minHeight: 44 }}
      >
        {summary}
      </Button>
      {!isOpen && notice}
      <Box id={regionId}>{isOpen && children}</Box>
    </Box>
  )
}
