import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

export function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: '100%', mb: 3 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {translate(title)}
      </Typography>
      {help && (
        <Typography sx={{ color: 'text.secondary', mb: 1, fontSize: '0.9375rem' }}>{translate(help)}</Typography>
      )}
      {children}
    </Box>
  )
}
