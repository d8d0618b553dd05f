import { Link as MuiLink } from '@mui/material'
import type { MouseEvent } from 'react'
import { Link, type RaRecord, useCreatePath, useResourceContext } from 'react-admin'
import { isPopup, sendToOpener } from '../popup/popup.ts'
import { recordName } from '../records.ts'

/** A link, so that the keyboard reaches it too: opens the record, or chooses it in a popup. */
export function RecordLink({ record }: { record: RaRecord }) {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const name = recordName(resource, record)
  const stop = (event: MouseEvent) => event.stopPropagation()
  const sx = { fontWeight: 600, textAlign: 'left' } as const
  if (!isPopup()) {
    return (
      <Link to={createPath({ resource, type: 'edit', id: record.id })} onClick={stop} color="inherit" sx={sx}>
        {name}
      </Link>
    )
  }
  return (
    <MuiLink
      component="button"
      type="button"
      color="inherit"
      sx={sx}
      onClick={(event) => {
        stop(event)
        sendToOpener(resource, record)
      }}
    >
      {name}
    </MuiLink>
  )
}
