import LinkIcon from '@mui/icons-material/Link'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { timeZone } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { listPreviewLinks, PreviewLink, revokePreviewLink } from '#contract/admin/preview-links.ts'
import { languageTag } from '#contract/locale.ts'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { currentLanguage } from '../../i18n/language.ts'

export const previewLinks = { name: 'preview-links', icon: LinkIcon, list: PreviewLinkList }

/** The preview links of all pages, with a button to revoke each. */
function PreviewLinkList() {
  const translate = useTranslate()
  const { links, problem, isReady, revoke } = usePreviewLinks()
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="partitur.previewLinks.title" />
      <Typography sx={{ px: 2, pt: 2, color: 'text.secondary' }}>{translate('partitur.previewLinks.intro')}</Typography>
      {problem && (
        <Typography role="alert" color="error" sx={{ p: 2 }}>
          {translate(problem, { _: problem })}
        </Typography>
      )}
      {isReady && links.length === 0 && (
        <Typography sx={{ p: 2 }}>{translate('partitur.previewLinks.empty')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map((link) => (
          <Entry key={link.id} link={link} revoke={() => revoke(link.id)} />
        ))}
      </Box>
    </Card>
  )
}

function Entry({ link, revoke }: { link: PreviewLink; revoke: () => void }) {
  const translate = useTranslate()
  const { page, note, state, created_by } = link
  const row = {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    px: 2,
    py: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  } as const
  return (
    <Box component="li" sx={{ ...row, overflowWrap: 'anywhere' }}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Link href={`/admin/pages/${page.id}`} sx={{ fontWeight: 600 }}>
          {page.title}
        </Link>
        <Typography sx={{ fontSize: '0.9375rem' }}>
          {translate(`partitur.previewLinks.${state}`, { until: getLastDay(link) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {[note, translate('partitur.previewLinks.by', { who: created_by ?? translate('partitur.formerAccount') })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {state === 'good' && (
        <Button onClick={revoke} aria-label={translate('partitur.previewLinks.revokeOf', { page: page.title, note })}>
          {translate('partitur.previewLinks.revoke')}
        </Button>
      )}
    </Box>
  )
}

function usePreviewLinks() {
  const [links, setLinks] = useState<readonly PreviewLink[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    call<typeof listPreviewLinks>(adminAddresses.listPreviewLinks, { query: {} }, controller.signal).then(
      (loaded) => {
        setLinks(loaded)
        setReady(true)
      },
      (cause) => controller.signal.aborted || setProblem(errorMessage(cause)),
    )
    return () => controller.abort()
  }, [])

  function revoke(id: number) {
    call<typeof revokePreviewLink>(adminAddresses.revokePreviewLink, { params: { id } }).then(
      () => setLinks((before) => before.map((link) => (link.id === id ? { ...link, state: 'revoked' } : link))),
      (cause) => setProblem(errorMessage(cause)),
    )
  }
  return { links, problem, isReady, revoke }
}

/** A link ends at midnight. */
function getLastDay({ until }: PreviewLink): string {
  return new Intl.DateTimeFormat(languageTag[currentLanguage()], { dateStyle: 'medium', timeZone }).format(
    new Date(new Date(until).getTime() - 1),
  )
}
