import LinkIcon from '@mui/icons-material/Link'
import { Button, Link } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { timeZone } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { listPreviewLinks, PreviewLink, revokePreviewLink } from '#contract/admin/preview-links.ts'
import { languageTag } from '#contract/locale.ts'
import { call } from '../../api/call.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { Entries, EntriesPage, Entry } from '../../lists/Entries.tsx'

export const previewLinks = { name: 'preview-links', icon: LinkIcon, list: PreviewLinkList }

/** The preview links of all pages, with a button to revoke each. */
function PreviewLinkList() {
  const links = useQuery({
    queryKey: ['preview links'],
    queryFn: ({ signal }) => call<typeof listPreviewLinks>(adminAddresses.listPreviewLinks, { query: {} }, signal),
    retry: false,
  })
  const { mutate: revoke, error } = useMutation({
    mutationFn: (id: number) => call<typeof revokePreviewLink>(adminAddresses.revokePreviewLink, { params: { id } }),
    onSuccess: () => links.refetch(),
  })
  return (
    <EntriesPage words="partitur.previewLinks" error={links.error ?? error} isEmpty={links.data?.length === 0}>
      <Entries>
        {links.data?.map((link) => (
          <LinkEntry key={link.id} link={link} revoke={() => revoke(link.id)} />
        ))}
      </Entries>
    </EntriesPage>
  )
}

function LinkEntry({ link, revoke }: { link: PreviewLink; revoke: () => void }) {
  const translate = useTranslate()
  const { page, note, state, created_by } = link
  const author = translate('partitur.previewLinks.by', { who: created_by ?? translate('partitur.formerAccount') })
  return (
    <Entry
      name={<Link href={`/admin/pages/${page.id}`}>{page.title}</Link>}
      state={translate(`partitur.previewLinks.${state}`, { until: getLastDay(link) })}
      note={[note, author].filter(Boolean).join(' · ')}
    >
      {state === 'good' && (
        <Button onClick={revoke} aria-label={translate('partitur.previewLinks.revokeOf', { page: page.title, note })}>
          {translate('partitur.previewLinks.revoke')}
        </Button>
      )}
    </Entry>
  )
}

/** A link ends at midnight. */
function getLastDay({ until }: PreviewLink): string {
  return new Intl.DateTimeFormat(languageTag[currentLanguage()], { dateStyle: 'medium', timeZone }).format(
    new Date(new Date(until).getTime() - 1),
  )
}
