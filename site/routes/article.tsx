import { getBlogEntry, listBlogEntries } from '#content/article/endpoints.ts'
import { urlOf } from '#contract/urls.ts'
import { Article } from '../components/Article/Article.tsx'
import { NewsList } from '../components/NewsCard/NewsList.tsx'
import { PageModules } from '../components/PageModules/PageModules.tsx'
import { SectionHead } from '../components/SectionHead/SectionHead.tsx'
import { headOf } from '../head.ts'
import { useMessages } from '../i18n/messages.ts'
import { callBackend, callIfPossible } from '../loaders/backend.server.ts'
import { hyphenateArticle } from '../loaders/hyphenate-records.server.ts'
import { requireId } from '../loaders/ids.server.ts'
import { loadPageWith } from '../loaders/page.server.ts'
import type { Route } from './+types/article.ts'
import styles from './article.module.css'

const FURTHER_ARTICLES = 3

export async function loader(args: Route.LoaderArgs) {
  const [data, [entry, newest]] = await loadPageWith(args, async () =>
    Promise.all([callBackend(args, getBlogEntry, { params: { id: requireId(args.params.id) } }), callIfPossible(args, listBlogEntries, {})]),
  )
  const further = (newest?.results ?? []).filter((one) => one.id !== entry.id).slice(0, FURTHER_ARTICLES)
  return { ...data, entry: hyphenateArticle(entry, data.locale), further: further.map((one) => hyphenateArticle(one, data.locale)) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headOf({ ...loaderData, description: loaderData.entry.intro }) : []
}

export default function NewsArticle({ loaderData }: Route.ComponentProps) {
  const { page, editor, entry, further, locale } = loaderData
  const { news } = useMessages()
  return (
    <>
      <Article page={page} entry={entry} />
      <PageModules page={page} editor={editor} />
      {further.length > 0 && (
        <section className={`page ${styles.further}`} aria-labelledby="further">
          <SectionHead id="further" title={news.further} link={{ to: urlOf('news', locale), label: news.back }} />
          <div className={styles.list}>
            <NewsList entries={further} leadFirst={false} />
          </div>
        </section>
      )}
    </>
  )
}
