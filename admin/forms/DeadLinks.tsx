import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'react-admin'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { addressesIn } from '#contract/addresses-in.ts'
import { type findDeadLinks, OUTSIDE_LINKS_MAX } from '#contract/outside-links.ts'
import { call } from '../api/call.ts'
import { currentLanguage } from '../i18n/language.ts'

/** The links of the record to other websites that the nightly check found dead. */
export function DeadLinks() {
  const translate = useTranslate()
  const record = useRecordContext()
  const urls = [...new Set(addressesIn({ links: record, texts: record }))].slice(0, OUTSIDE_LINKS_MAX)
  const { data = [] } = useQuery({
    queryKey: ['dead links', urls],
    enabled: urls.length > 0,
    queryFn: ({ signal }) => call<typeof findDeadLinks>(editorAddresses.findDeadLinks, { params: { locale: currentLanguage() }, body: { urls } }, signal),
  })
  if (data.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {translate('partitur.attention.deadHere')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map(({ url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
