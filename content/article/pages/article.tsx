import { screenUrl } from '#contract/links/urls.ts'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { SectionHead } from '#site/components/SectionHead/SectionHead.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { requireId } from '#site/loaders/ids.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { withPageTexts } from '#site/loaders/page-texts.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { getBlogEntry, listBlogEntries } from '../endpoints.ts'
import { Article } from '../site/Article/Article.tsx'
import { ArticleCards } from '../site/ArticleCard/ArticleCards.tsx'
import { toArticleCard } from '../site/ArticleCard/news-card.ts'
import { articleLinkedData } from '../site/article-linked-data.server.ts'
import { feedLinks } from '../site/FeedLinks/feed-links.ts'
import { words } from '../words.ts'
import styles from './article.module.css'

const FURTHER_ARTICLES = 3

export async function loader(args: LoaderArgs) {
  const [data, [stored, newest]] = await loadPageWith(args, async () =>
    Promise.all([
      callBackend(args, getBlogEntry, { params: { id: requireId(args.params.id) } }),
      callOrNull(args, listBlogEntries, {}),
    ]),
  )
  const { locale } = data
  const entry = withPageTexts(stored, data)
  addLinkedData(args, data, {
    list: { title: words[locale].back, url: screenUrl('news', locale) },
    thing: (context) => articleLinkedData(entry, context),
  })
  const further = (newest?.results ?? []).filter((one) => one.id !== entry.id).slice(0, FURTHER_ARTICLES)
  return {
    ...data,
    entry: hyphenateField(entry, 'title', locale),
    further: further.map((one) => hyphenateField(toArticleCard(one), 'title', locale)),
  }
}

export const meta = screenMeta<typeof loader>(({ locale, entry }) => ({
  description: entry.intro,
  extra: feedLinks(locale, entry.category ? [entry.category] : []),
}))

export default function NewsArticle({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, entry, further, locale } = loaderData
  const news = useWords(words)
  return (
    <>
      <Article page={page} entry={entry} />
      <PageModules page={page} editor={editor} />
      {further.length > 0 && (
        <section className={`page ${styles.further}`} aria-labelledby="further">
          <SectionHead id="further" title={news.further} link={{ to: screenUrl('news', locale), label: news.back }} />
          <div className={styles.list}>
            <ArticleCards entries={further} leadFirst={false} />
          </div>
        </section>
      )}
    </>
  )
}
