import LinkIcon from '@mui/icons-material/Link'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { BothColumns, useBothLabel } from './BothInput.tsx'
import { LineInput } from './LineInput.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { LinkedRecord } from './LinkedRecord.tsx'
import { recordOfLink } from './links.ts'

/** A link per language, where each leads elsewhere. */
export function BothLinkInput({ source }: { source: string }) {
  const labelIn = useBothLabel(source)
  return (
    <BothColumns>
      <LinkInput source={`${source}.de`} label={labelIn('de', false)} />
      <LinkInput source={`${source}.en`} label={labelIn('en', false)} />
    </BothColumns>
  )
}

/** A link: typed as an address, or chosen as a record, which it follows wherever that moves. */
export function LinkInput({ source, label }: { source: string; label?: string }) {
  const translate = useTranslate()
  const path = useWrappedSource(source)
  const { setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const target = recordOfLink(useWatch({ name: path }))
  const set = (link: string) => setValue(path, link, { shouldDirty: true })

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr auto' }, columnGap: 2, alignItems: 'start', width: '100%' }}>
      {target ? (
        <LinkedRecord {...target} {...{ source, label }} clear={() => set('')} />
      ) : (
        <LineInput source={source} helperText="partitur.help.link" {...(label ? { label } : {})} />
      )}
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {translate('partitur.action.chooseLink')}
      </Button>
      {isOpen && (
        <LinkDialog
          close={() => setOpen(false)}
          choose={(link) => {
            set(link)
            setOpen(false)
          }}
        />
      )}
    </Box>
  )
}
