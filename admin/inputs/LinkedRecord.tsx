import CloseIcon from '@mui/icons-material/Close'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { Link, useCreatePath, useTranslate, useTranslateLabel } from 'react-admin'
import { isOpen } from '#content/public-state.ts'
import { useLinkedRecord } from './use-linked-record.ts'

type LinkedRecordProps = { resource: string; id: number; source: string; label: string | undefined; clear: () => void }

/** The record a link leads to, by kind and name; says so where visitors do not get there. */
export function LinkedRecord({ resource, id, source, label, clear }: LinkedRecordProps) {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  const createPath = useCreatePath()
  const { words, record, isGone } = useLinkedRecord({ resource, id })
  const isClosed = record && !isOpen(resource, record, new Date())
  const notice = isGone ? 'partitur.link.gone' : isClosed ? 'partitur.link.offline' : ''
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
                <IconButton component={Link} to={createPath({ resource, type: 'edit', id })} target="_blank" aria-label={translate('partitur.link.open')}>
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
