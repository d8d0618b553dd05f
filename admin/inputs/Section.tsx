import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

export function Section({ title, help, children }: { title: ReactNode; help?: ReactNode; children: ReactNode }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: '100%', mb: 3 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {typeof title === 'string' ? translate(title) : title}
      </Typography>
      {help && (
        <Typography sx={{ color: 'text.secondary', mb: 1, fontSize: '0.9375rem' }}>
          {typeof help === 'string' ? translate(help) : help}
        </Typography>
      )}
      {children}
    </Box>
  )
}
