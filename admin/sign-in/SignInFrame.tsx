import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LocalesMenuButton } from 'react-admin'

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        width: '100%',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}>
        <Typography variant="body1" sx={{ color: 'text.secondary' }}>
          Partitur
        </Typography>
        <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
        <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
          <LocalesMenuButton />
        </Box>
      </Paper>
    </Box>
  )
}
