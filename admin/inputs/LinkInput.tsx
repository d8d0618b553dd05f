import CloseIcon from '@mui/icons-material/Close'
import LinkIcon from '@mui/icons-material/Link'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, Button, IconButton, InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { Link, useCreatePath, useTranslate, useTranslateLabel, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { hasVisiblePage } from '#model/visibility.ts'
import { LineInput } from './LineInput.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { LanguageColumns, useLanguageLabel } from './LocalisedInput.tsx'
import { recordOfLink } from './links.ts'
import { useLinkedRecord } from './use-linked-record.ts'

/** One link per language. */
export function LocalisedLinkInput({ source }: { source: string }) {
  const labelIn = useLanguageLabel(source)
  return (
    <LanguageColumns>
      <LinkInput source={`${source}.de`} label={labelIn('de', false)} />
      <LinkInput source={`${source}.en`} label={labelIn('en', false)} />
    </LanguageColumns>
  )
}

/** A typed URL, or a chosen record, which the link follows when its URL changes. */
export function LinkInput({ source, label }: { source: string; label?: string }) {
  const translate = useTranslate()
  const path = useWrappedSource(source)
  const { setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const target = recordOfLink(useWatch({ name: path }))
  const set = (link: string) => setValue(path, link, { shouldDirty: true })

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
        columnGap: 2,
        alignItems: 'start',
        width: '100%',
      }}
    >
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

type LinkedRecordProps = { resource: string; id: number; source: string; label: string | undefined; clear: () => void }

/** The linked record by type and name; warns when visitors cannot open it. */
function LinkedRecord({ resource, id, source, label, clear }: LinkedRecordProps) {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  const createPath = useCreatePath()
  const { words, record, isGone } = useLinkedRecord({ resource, id })
  const isClosed = record && !hasVisiblePage(resource, record, new Date())
  const notice = isGone ? 'partitur.link.missing' : isClosed ? 'partitur.link.offline' : ''
  return (
    <TextField
      label={label ?? labelOf({ source })}
      value={words}
      error={notice !== ''}
      helperText={notice && translate(notice)}
      fullWidth
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              {record && (
                <IconButton
                  component={Link}
                  to={createPath({ resource, type: 'edit', id })}
                  target="_blank"
                  aria-label={translate('partitur.link.open')}
                >
                  <OpenInNewIcon />
                </IconButton>
              )}
              <IconButton onClick={clear} aria-label={translate('partitur.link.clear')}>
                <CloseIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
