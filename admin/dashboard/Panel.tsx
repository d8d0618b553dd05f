import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Link, useTranslate } from 'react-admin'

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ borderBottom: 2, borderColor: 'text.primary', pb: 1 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  )
}

type PanelLink = { to: string; name: string; note: ReactNode }

/** `empty`: shown when there are none. */
export function PanelLinks({ links, empty }: { links: readonly PanelLink[]; empty: string }) {
  const translate = useTranslate()
  if (links.length === 0) return <Typography sx={{ py: 2, color: 'text.secondary' }}>{translate(empty)}</Typography>
  return (
    <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {links.map(({ to, name, note }) => (
        <Box
          component="li"
          key={to}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Link to={to} color="inherit" sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {note}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
