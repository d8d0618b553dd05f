import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Box, Button } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { AccessInputs } from '../../venue/admin/AccessInputs.tsx'
import { accessFacts } from '../../venue/endpoints.ts'

/** Folded, because nearly every date is as its hall; a production may have two hundred. */
export function DateAccess() {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = useSaidCount()
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        sx={{ px: 1, ml: -1 }}
      >
        {translate(count === 0 ? 'partitur.access.allAsInHall' : 'partitur.access.ofDate', { smart_count: count })}
      </Button>
      <Box id={id}>{isOpen && <AccessInputs of="date" />}</Box>
    </Box>
  )
}

/** How many facts this date states itself. */
function useSaidCount(): number {
  const date = useWrappedSource('')
  const values: unknown[] = useWatch({
    name: accessFacts.map((fact) => `${date}.${fact === 'wheelchair' ? 'wheelchair_places' : fact}`),
  })
  return values.filter((value) => value !== null && value !== undefined && value !== '').length
}
