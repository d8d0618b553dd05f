import { Box, Card, Typography } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  List,
  type ListProps,
  Pagination,
  type RaRecord,
  SimpleListLoading,
  Title,
  useTranslate,
  WithListContext,
} from 'react-admin'
import { errorMessage } from '../api/error-message.ts'

/** A list without columns. */
export function Entries({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  )
}

/** A row of a list without columns: its text, then its buttons. `sx`: its distances and its border. */
export function EntryRow({ sx, children }: { sx: Record<string, string | number>; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ...sx, borderColor: 'divider' }}
    >
      {children}
    </Box>
  )
}

type EntryProps = { name: ReactNode; state: ReactNode; note: ReactNode; children: ReactNode }

/** A name with two lines about it; `children`: the buttons beside it. */
export function Entry({ name, state, note, children }: EntryProps) {
  return (
    <EntryRow sx={{ px: 2, py: 1.5, borderBottom: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography sx={{ fontSize: '0.9375rem' }}>{state}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{note}</Typography>
      </Box>
      {children}
    </EntryRow>
  )
}

type EntriesPageProps = { words: string; error: unknown; isEmpty: boolean; children: ReactNode }

/** A page of entries; `words` names its texts `title`, `intro` and `empty`. */
export function EntriesPage({ words, error, isEmpty, children }: EntriesPageProps) {
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={`${words}.title`} />
      <Introduction {...{ words, isEmpty }} />
      {error !== null && (
        <Typography role="alert" color="error" sx={{ p: 2 }}>
          {errorMessage(error)}
        </Typography>
      )}
      {children}
    </Card>
  )
}

type EntryListProps<T extends RaRecord> = Pick<ListProps, 'sort' | 'filters'> & {
  words: string
  actions?: ReactElement | false
  children: (records: readonly T[]) => ReactNode
}

/** A list of react-admin as entries; `words` names its texts `intro` and `empty`. */
export function EntryList<T extends RaRecord>({ words, actions = false, children, ...list }: EntryListProps<T>) {
  return (
    <List
      {...list}
      perPage={25}
      exporter={false}
      actions={actions}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      empty={false}
    >
      <WithListContext<T>
        loading={<SimpleListLoading />}
        render={({ data = [] }) => (
          <>
            <Introduction words={words} isEmpty={data.length === 0} />
            {children(data)}
          </>
        )}
      />
    </List>
  )
}

function Introduction({ words, isEmpty }: { words: string; isEmpty: boolean }) {
  const translate = useTranslate()
  return (
    <>
      <Typography sx={{ px: 2, pt: 2, color: 'text.secondary' }}>{translate(`${words}.intro`)}</Typography>
      {isEmpty && <Typography sx={{ p: 2 }}>{translate(`${words}.empty`)}</Typography>}
    </>
  )
}
