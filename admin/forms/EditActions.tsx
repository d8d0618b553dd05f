import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import DesignServicesIcon from '@mui/icons-material/DesignServices'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { ListButton, TopToolbar, useLocaleState, useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate } from 'react-admin'
import { recordSchema } from '../api/answers.ts'
import { callApi } from '../api/call.ts'
import { itemPath } from '../api/data-provider.ts'
import { urlsOf } from '../records.ts'

export function EditActions({ canDuplicate, children }: { canDuplicate: boolean; children?: ReactNode }) {
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <SiteLinks />
      {canDuplicate && <DuplicateButton />}
      {children}
      <ListButton />
    </TopToolbar>
  )
}

/** Where the record stands on the site, to look at or to edit in place. */
function SiteLinks() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const urls = urlsOf(useRecordContext())
  if (!urls) return null
  const url = locale === 'en' ? urls.en : urls.de
  return (
    <>
      <Button size="small" href={url} startIcon={<OpenInNewIcon />}>
        {translate('partitur.action.showOnSite')}
      </Button>
      <Button size="small" href={`${url}?edit`} startIcon={<DesignServicesIcon />}>
        {translate('partitur.action.editOnPage')}
      </Button>
    </>
  )
}

function DuplicateButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const [isBusy, setBusy] = useState(false)

  async function duplicate() {
    if (!record) return
    setBusy(true)
    try {
      const copy = recordSchema.parse(await callApi(`${itemPath(resource, record.id)}duplicate/`, { method: 'POST' }))
      notify('partitur.message.duplicated', { type: 'info' })
      redirect('edit', resource, copy.id)
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : 'partitur.message.failed', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="small" startIcon={<ContentCopyIcon />} disabled={isBusy} onClick={() => void duplicate()}>
      {translate('partitur.action.duplicate')}
    </Button>
  )
}
