import ScheduleIcon from '@mui/icons-material/Schedule'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { listTimedContent, TimedContent } from '#contract/page/timed.ts'
import { formatVisibility } from '#contract/texts/visibility-text.ts'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { currentLanguage } from '../../i18n/language.ts'

export const timed = { name: 'timed', icon: ScheduleIcon, list: TimedList }

type Listing = { entries: TimedContent[]; count: number; problem: string | null; isReady: boolean }

/** All content with visibility settings, the next change first. */
function TimedList() {
  const translate = useTranslate()
  const { entries, count, problem, isReady, more } = useTimed()
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="partitur.timed.title" />
      <Typography sx={{ px: 2, pt: 2, color: 'text.secondary' }}>{translate('partitur.timed.intro')}</Typography>
      {problem && (
        <Typography role="alert" color="error" sx={{ p: 2 }}>
          {translate(problem, { _: problem })}
        </Typography>
      )}
      {isReady && entries.length === 0 && <Typography sx={{ p: 2 }}>{translate('partitur.timed.empty')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Entry key={`${entry.model} ${entry.id}`} entry={entry} />
        ))}
      </Box>
      {entries.length < count && (
        <Button sx={{ m: 2 }} onClick={more}>
          {translate('partitur.timed.more')}
        </Button>
      )}
    </Card>
  )
}

function useTimed() {
  const [listing, setListing] = useState<Listing>({ entries: [], count: 0, problem: null, isReady: false })
  const [page, setPage] = useState(1)
  useEffect(() => {
    const controller = new AbortController()
    const input = { params: { locale: currentLanguage() }, query: { page } }
    call<typeof listTimedContent>(editorAddresses.listTimedContent, input, controller.signal).then(
      ({ results, count }) =>
        setListing((before) => ({
          entries: page === 1 ? results : [...before.entries, ...results],
          count,
          problem: null,
          isReady: true,
        })),
      (cause) => controller.signal.aborted || setListing((before) => ({ ...before, problem: errorMessage(cause) })),
    )
    return () => controller.abort()
  }, [page])
  return { ...listing, more: () => setPage((before) => before + 1) }
}

function Entry({ entry }: { entry: TimedContent }) {
  const translate = useTranslate()
  const { page, words, kind, section } = entry
  const location = translate(kind === null ? 'partitur.timed.section' : 'partitur.timed.inSection', { section })
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
        <Typography sx={{ fontWeight: 600 }}>{words || location}</Typography>
        <Typography sx={{ fontSize: '0.9375rem' }}>
          {formatVisibility(entry, { locale: currentLanguage(), now: new Date() })?.words}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {page.title} · {location}
        </Typography>
      </Box>
      {page.url && (
        <Link href={`${page.url}?edit`} aria-label={translate('partitur.timed.editOf', { page: page.title })}>
          {translate('partitur.timed.edit')}
        </Link>
      )}
    </Box>
  )
}
