import DesignServicesIcon from '@mui/icons-material/DesignServices'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { ListButton, TopToolbar, useLocaleState, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { mergeable } from '#contract/admin/merge.ts'
import { MergeHere } from '../merge/MergeHere.tsx'
import { publicUrls } from '../records.ts'
import { RecordLog } from '../resources/audit-log/RecordLog.tsx'
import { DuplicateButton } from './DuplicateButton.tsx'

export function EditActions({ canDuplicate, children }: { canDuplicate: boolean; children?: ReactNode }) {
  const resource = useResourceContext()
  const merged = mergeable.find((name) => name === resource)
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center' }}>
      <SiteLinks />
      {canDuplicate && <DuplicateButton />}
      {merged && <MergeHere resource={merged} />}
      {children}
      <RecordLog />
      <ListButton />
    </TopToolbar>
  )
}

/** Where the record stands on the site, to look at or to edit in place. */
function SiteLinks() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const urls = publicUrls(useRecordContext())
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
