import { Box, List, ListItem, ListItemButton, ListItemText, TextField } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useGetList, useTranslate } from 'react-admin'
import type { LinkTarget } from '#model/define-type.ts'
import { resourceForLink } from '#model/find-type.ts'
import { linkTargets } from '#model/types.ts'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { localText, publicUrls, recordName } from '../records.ts'
import { initialChoices } from './Pick.tsx'

const MAX_SHOWN = 30
// Opened from the rich-text editor's popover, which has z-index 100 000 and closes on presses outside.
const abovePopovers = { 'data-react-aria-top-layer': 'true', sx: { zIndex: 100_001 } }

type LinkDialogProps = {
  choose: (link: string, record: RaRecord, title: string) => void
  close: () => void
  /** Only records with a page of their own. */
  needsAddress?: boolean
}

/** All possible link targets, by type and search. */
export function LinkDialog({ choose, close, needsAddress = false }: LinkDialogProps) {
  const translate = useTranslate()
  const [target, setTarget] = useState<LinkTarget>('page')
  const [q, setQ] = useState('')
  const resource = resourceForLink(target)
  const { data = [] } = useGetList(resource, {
    filter: { q },
    pagination: { page: 1, perPage: MAX_SHOWN },
    sort: initialChoices.sort,
  })
  return (
    <ActionDialog
      title={translate('partitur.action.chooseLink')}
      maxWidth="sm"
      close={close}
      closeLabel="ra.action.cancel"
      action={null}
      dialog={abovePopovers}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' }, columnGap: 2 }}>
        <TextField
          select
          slotProps={{ select: { native: true } }}
          label={translate('partitur.link.kind')}
          value={target}
          onChange={(event) => setTarget(event.target.value as LinkTarget)}
        >
          {linkTargets.map((name) => (
            <option key={name} value={name}>
              {translate(`resources.${resourceForLink(name)}.name`, { smart_count: 1 })}
            </option>
          ))}
        </TextField>
        <TextField label={translate('ra.action.search')} value={q} onChange={(event) => setQ(event.target.value)} />
      </Box>
      <List sx={{ minHeight: 240 }}>
        {data.map((record) => (
          <ListItem key={record.id} disablePadding>
            <ListItemButton
              disabled={needsAddress && !publicUrls(record)}
              onClick={() => choose(`${target}:${record.id}`, record, recordName(resource, record))}
            >
              <ListItemText primary={recordName(resource, record)} secondary={localText(publicUrls(record))} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </ActionDialog>
  )
}
