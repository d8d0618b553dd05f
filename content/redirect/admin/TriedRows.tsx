import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { OutputOf } from '#contract/endpoint.ts'
import type { importRedirects } from '../endpoints.ts'

export type Tried = OutputOf<typeof importRedirects>

const order = ['wrong', 'known', 'new'] as const

/** What came of each line; what cannot be first. */
export function TriedRows({ tried }: { tried: Tried }) {
  const translate = useTranslate()
  const rows = order.flatMap((state) => tried.rows.filter((row) => row.state === state))
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {rows.map(({ line, old_path, new_path, state, problem }) => (
        <Box component="li" key={line} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {translate('partitur.redirects.line', { line })} {old_path} → {new_path || '–'}
          </Typography>
          {state !== 'new' && (
            <Typography component="span" variant="body2" color={state === 'wrong' ? 'error' : 'text.secondary'} sx={{ display: 'block' }}>
              {problem || translate('partitur.redirects.known')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
