import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'

export function MissingMark() {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ color: 'secondary.main', display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <ErrorOutlineIcon fontSize="inherit" aria-hidden />
      {translate('partitur.language.missingHere')}
    </Box>
  )
}
