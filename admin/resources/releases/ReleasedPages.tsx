import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { resourceOfContainer } from '#content/types.ts'
import type { WholeRelease } from '#contract/admin/releases.ts'
import type { takeBackPublication } from '#contract/publications.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/message-of.ts'
import { whenText } from '../../columns/When.tsx'
import { currentLanguage } from '../../i18n/language.ts'

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
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const kind = translate(`resources.${resourceOfContainer(page.content_type)}.name`, { smart_count: 1 })
  const what = `${page.title} (${translate(`partitur.releases.language.${page.language}`)})`

  async function leave() {
    setBusy(true)
    try {
      const input = { params: { locale: currentLanguage(), id: page.id } }
      await call<typeof takeBackPublication>({ method: 'DELETE', path: '/{locale}/pageeditor-api/publications/{id}/' }, input)
      notify('partitur.releases.left', { type: 'info' })
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    }
    setBusy(false)
    refresh()
  }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {kind} · {translate('partitur.releases.asOf', { when: whenText(page.made_at, currentLanguage()) })}
        </Typography>
      </Box>
      {page.url && (
        <Link href={`${page.url}?edit`} aria-label={translate('partitur.timed.editOf', { page: page.title })}>
          {translate('partitur.timed.edit')}
        </Link>
      )}
      {canLeave && (
        <Button size="small" disabled={isBusy} aria-label={translate('partitur.releases.leaveOf', { what })} onClick={() => void leave()}>
          {translate('partitur.releases.leave')}
        </Button>
      )}
    </Box>
  )
}
