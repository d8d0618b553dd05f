import { urlOf } from '#contract/urls.ts'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { headOf } from '#site/head.ts'
import { describe } from '#site/linked-data/describe.server.ts'
import { callBackend, type LoaderArgs, nowOf } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { EventShortList } from '../../event/site/EventShortList/EventShortList.tsx'
import { loadConcertsWith } from '../../event/site/PastDates/load-concerts.server.ts'
import { PastDates } from '../../event/site/PastDates/PastDates.tsx'
import { lifeDates } from '../../event/site/programme.ts'
import { getComposer } from '../endpoints.ts'
import { MoreAbout } from '../site/MoreAbout.tsx'
import { PlayedWorks } from '../site/PlayedWorks.tsx'
import { composerThing } from '../site/thing.server.ts'
import { words } from '../words.ts'

/** A composer in this house: the works, and all concerts with them. */
export async function loader(args: LoaderArgs) {
  const [data, [composer, concerts]] = await loadPageWith(args, async () => {
    const id = requireId(args.params.id)
    return Promise.all([callBackend(args, getComposer, { params: { id } }), loadConcertsWith(args, { composer: id })])
  })
  const { locale } = data
  const list = { title: words[locale].back, url: `${urlOf('home', locale)}#konzerte` }
  describe(args, data, { list, thing: (about) => composerThing(composer, about) })
  return { ...data, composer, ...concerts, list, now: nowOf(args) }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headOf(loaderData) : []
}

export default function ComposerPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, composer, coming, past, list, now, locale } = loaderData
  const text = words[locale]
  return (
    <>
      <PageHead page={page} preline={lifeDates(composer)} back={list}>
        <MoreAbout name={composer.name} url={composer.same_as} />
      </PageHead>
      <div className="page">
        <EventShortList title={text.coming} dates={coming} now={now} empty={text.none} />
        <PlayedWorks works={composer.works} />
        <PastDates title={text.past} {...past} />
      </div>
      <PageModules page={page} editor={editor} />
    </>
  )
}
