import { Box, Link, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { resourceOfContainer } from '#content/types.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { WholeRelease } from '#contract/admin/releases.ts'
import type { cancelPublication } from '#contract/publications.ts'
import { whenText } from '#contract/when-text.ts'
import { call } from '../../api/call.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { ReleasedEntry } from './ReleasedEntry.tsx'

type Released = WholeRelease['pages'][number]

/** What goes out with this release, each page in one language; taken out of it the draft stays. */
export function ReleasedPages() {
  const translate = useTranslate()
  const record = useRecordContext<WholeRelease>()
  if (!record) return null
  const { pages = [], is_out } = record
  return (
    <Box component="section" sx={{ width: '100%' }} aria-labelledby="released-pages">
      <Typography id="released-pages" component="h2" sx={{ fontWeight: 650, mt: 1 }}>
        {translate('partitur.releases.pages')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate(is_out ? 'partitur.releases.pagesOut' : 'partitur.releases.pagesHint')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {pages.map((page) => (
          <Entry key={page.id} page={page} canLeave={!is_out} />
        ))}
      </Box>
    </Box>
  )
}

function Entry({ page, canLeave }: { page: Released; canLeave: boolean }) {
  const translate = useTranslate()
  const kind = translate(`resources.${resourceOfContainer(page.content_type)}.name`, { smart_count: 1 })
  const what = `${page.title} (${translate(`partitur.releases.language.${page.language}`)})`
  const about = `${kind} · ${translate('partitur.releases.asOf', { when: whenText(page.made_at, currentLanguage()) })}`

  function leave() {
    const input = { params: { locale: currentLanguage(), id: page.id } }
    return call<typeof cancelPublication>(editorAddresses.cancelPublication, input)
  }

  return (
    <ReleasedEntry what={what} about={about} left="partitur.releases.left" leave={canLeave ? leave : null}>
      {page.url && (
        <Link href={`${page.url}?edit`} aria-label={translate('partitur.timed.editOf', { page: page.title })}>
          {translate('partitur.timed.edit')}
        </Link>
      )}
    </ReleasedEntry>
  )
}
