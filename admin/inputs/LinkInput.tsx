import LinkIcon from '@mui/icons-material/Link'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useGetOne, useTranslate, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { nameOf } from '../records.ts'
import { LineInput } from './LineInput.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { recordOfLink } from './links.ts'

/** A link: typed as an address, or chosen as a record, which it follows wherever that moves. */
export function LinkInput({ source, label }: { source: string; label?: string }) {
  const translate = useTranslate()
  const path = useWrappedSource(source)
  const { setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const target = recordOfLink(useWatch({ name: path }))
  const { data } = useGetOne(target?.resource ?? 'pages', { id: target?.id ?? 0 }, { enabled: target !== null })
  const targetName = target && data ? `→ ${translate(`resources.${target.resource}.name`, { smart_count: 1 })}: ${nameOf(data)}` : 'partitur.help.link'

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr auto' }, columnGap: 2, alignItems: 'start', width: '100%' }}>
      <LineInput source={source} helperText={targetName} {...(label ? { label } : {})} />
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {translate('partitur.action.chooseLink')}
      </Button>
      {isOpen && (
        <LinkDialog
          close={() => setOpen(false)}
          choose={(link) => {
            setValue(path, link, { shouldDirty: true })
            setOpen(false)
          }}
        />
      )}
    </Box>
  )
}
