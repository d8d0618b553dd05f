import { Box, Checkbox } from '@mui/material'
import { type ReactNode, useId } from 'react'
import {
  ListNoResults,
  type RaRecord,
  RecordContextProvider,
  SimpleListLoading,
  useListContext,
  useTranslate,
} from 'react-admin'
import { BulkBar } from './BulkBar.tsx'
import { RecordLink } from './RecordLink.tsx'

type CardListProps = {
  picture: ((record: RaRecord) => ReactNode) | undefined
  secondary: ((record: RaRecord) => ReactNode) | undefined
  state: ((record: RaRecord) => ReactNode) | undefined
  /** Bulk actions; without them nothing can be selected. */
  bulk: ReactNode
}

/** A list on a narrow screen: cards that open on a tap outside their checkbox. */
export function CardList({ bulk, ...parts }: CardListProps) {
  const { data, isPending } = useListContext<RaRecord>()
  if (isPending)
    return (
      <SimpleListLoading
        hasLeftAvatarOrIcon={parts.picture !== undefined}
        hasSecondaryText={parts.secondary !== undefined}
      />
    )
  if (!data || data.length === 0) return <ListNoResults />
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Card record={record} canBeChosen={Boolean(bulk)} {...parts} />
          </RecordContextProvider>
        ))}
      </Box>
      {bulk && <BulkBar>{bulk}</BulkBar>}
    </>
  )
}

function Card({
  record,
  picture,
  secondary,
  state,
  canBeChosen,
}: Omit<CardListProps, 'bulk'> & { record: RaRecord; canBeChosen: boolean }) {
  const id = useId()
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {canBeChosen && <ChooseBox record={record} labelId={id} />}
      {picture?.(record)}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          '& a::after, & button::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        <span id={id}>
          <RecordLink record={record} />
        </span>
        {secondary && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {secondary(record)}
          </Box>
        )}
        {state?.(record)}
      </Box>
    </Box>
  )
}

function ChooseBox({ record, labelId }: { record: RaRecord; labelId: string }) {
  const translate = useTranslate()
  const id = useId()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      id={id}
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      // Above the link that covers the card.
      sx={{ zIndex: 1, ml: -1 }}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row'), 'aria-describedby': labelId } }}
    />
  )
}
