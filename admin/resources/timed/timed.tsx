import ScheduleIcon from '@mui/icons-material/Schedule'
import { Button, Link } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { listTimedContent, TimedContent } from '#contract/page/timed.ts'
import { formatVisibility } from '#contract/texts/visibility-text.ts'
import { call } from '../../api/call.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { Entries, EntriesPage, Entry } from '../../lists/Entries.tsx'

export const timed = { name: 'timed', icon: ScheduleIcon, list: TimedList }

/** All content with visibility settings, the next change first. */
function TimedList() {
  const translate = useTranslate()
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['timed content', currentLanguage()],
    queryFn: ({ pageParam: page, signal }) => {
      const input = { params: { locale: currentLanguage() }, query: { page } }
      return call<typeof listTimedContent>(editorAddresses.listTimedContent, input, signal)
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }, _pages, page) => (next === null ? null : page + 1),
    retry: false,
  })
  const entries = data?.pages.flatMap(({ results }) => results)
  return (
    <EntriesPage words="partitur.timed" error={error} isEmpty={entries?.length === 0}>
      <Entries>
        {entries?.map((entry) => (
          <TimedEntry key={`${entry.model} ${entry.id}`} entry={entry} />
        ))}
      </Entries>
      {hasNextPage && (
        <Button sx={{ m: 2 }} onClick={() => void fetchNextPage()}>
          {translate('partitur.timed.more')}
        </Button>
      )}
    </EntriesPage>
  )
}

function TimedEntry({ entry }: { entry: TimedContent }) {
  const translate = useTranslate()
  const { page, words, kind, section } = entry
  const location = translate(kind === null ? 'partitur.timed.section' : 'partitur.timed.inSection', { section })
  return (
    <Entry
      name={words || location}
      state={formatVisibility(entry, { locale: currentLanguage(), now: new Date() })?.words}
      note={`${page.title} · ${location}`}
    >
      {page.url && (
        <Link href={`${page.url}?edit`} aria-label={translate('partitur.timed.editOf', { page: page.title })}>
          {translate('partitur.timed.edit')}
        </Link>
      )}
    </Entry>
  )
}
