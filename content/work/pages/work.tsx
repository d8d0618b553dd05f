import { useId } from 'react'
import { screenUrl } from '#contract/links/urls.ts'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { EventShortList } from '../../production/dates/site/EventShortList/EventShortList.tsx'
import { loadDatesWith } from '../../production/dates/site/PastDates/load-concerts.server.ts'
import { PastDates } from '../../production/dates/site/PastDates/PastDates.tsx'
import { getWork } from '../endpoints.ts'
import { workLinkedData } from '../site/linked-data.server.ts'
import { MoreAbout } from '../site/MoreAbout.tsx'
import styles from '../site/Played.module.css'
import { words } from '../words.ts'

export async function loader(args: LoaderArgs) {
  const [data, [work, concerts]] = await loadPageWith(args, async () => {
    const id = requireId(args.params.id)
    return Promise.all([callBackend(args, getWork, { params: { id } }), loadDatesWith(args, { work: id })])
  })
  const { locale } = data
  const list = { title: words[locale].back, url: `${screenUrl('home', locale)}#konzerte` }
  addLinkedData(args, data, {
    list: { title: work.composer.name, url: work.composer.url },
    thing: (context) => workLinkedData(work, context),
  })
  return { ...data, work, ...concerts, list, now: renderTime(args) }
}

export const meta = screenMeta<typeof loader>()

export default function WorkPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, work, upcoming, past, list, now, locale } = loaderData
  const text = words[locale]
  return (
    <>
      <PageHead page={page} back={list}>
        <p>
          <SiteLink to={work.composer.url}>{work.composer.name}</SiteLink>
        </p>
        <MoreAbout name={work.title} url={work.same_as} />
      </PageHead>
      <div className="page">
        <Movements movements={work.movements} />
        <EventShortList title={text.upcoming} dates={upcoming} now={now} emptyText={text.none} />
        <PastDates title={text.past} {...past} />
      </div>
      <PageModules page={page} editor={editor} />
    </>
  )
}

function Movements({ movements }: { movements: string[] }) {
  const text = useWords(words)
  const id = useId()
  if (movements.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {text.movements}
      </h2>
      <ol className={styles.movements}>
        {movements.map((movement, index) => (
          // Two movements may have the same name.
          <li key={index} lang="it">
            {movement}
          </li>
        ))}
      </ol>
    </section>
  )
}
