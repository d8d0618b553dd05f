import { screenUrl } from '#contract/links/urls.ts'
import { formatLifeDates } from '#contract/texts/life-dates.ts'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { EventShortList } from '../../production/dates/site/EventShortList/EventShortList.tsx'
import { loadDatesWith } from '../../production/dates/site/PastDates/load-concerts.server.ts'
import { PastDates } from '../../production/dates/site/PastDates/PastDates.tsx'
import { getComposer } from '../endpoints.ts'
import { composerLinkedData } from '../site/linked-data.server.ts'
import { MoreAbout } from '../site/MoreAbout.tsx'
import { PlayedWorks } from '../site/PlayedWorks.tsx'
import { words } from '../words.ts'

export async function loader(args: LoaderArgs) {
  const [data, [composer, concerts]] = await loadPageWith(args, async () => {
    const id = requireId(args.params.id)
    return Promise.all([callBackend(args, getComposer, { params: { id } }), loadDatesWith(args, { composer: id })])
  })
  const { locale } = data
  const list = { title: words[locale].back, url: `${screenUrl('home', locale)}#konzerte` }
  addLinkedData(args, data, { list, thing: (context) => composerLinkedData(composer, context) })
  return { ...data, composer, ...concerts, list, now: renderTime(args) }
}

export const meta = screenMeta<typeof loader>()

export default function ComposerPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, composer, upcoming, past, list, now, locale } = loaderData
  const text = words[locale]
  return (
    <>
      <PageHead page={page} preline={formatLifeDates(composer)} back={list}>
        <MoreAbout name={composer.name} url={composer.same_as} />
      </PageHead>
      <div className="page">
        <EventShortList title={text.upcoming} dates={upcoming} now={now} emptyText={text.none} />
        <PlayedWorks works={composer.works} />
        <PastDates title={text.past} {...past} />
      </div>
      <PageModules page={page} editor={editor} />
    </>
  )
}
