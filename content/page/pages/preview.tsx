import { data, type MetaDescriptor, redirect } from 'react-router'
import { timeZone } from '#config'
import { screenUrl } from '#contract/links/urls.ts'
import { languageTag } from '#contract/locale.ts'
import { ButtonLink } from '#site/components/Button/ButtonLink.tsx'
import { ErrorPage } from '#site/components/ErrorPage/ErrorPage.tsx'
import { errorStatus } from '#site/errors/error-status.ts'
import { pageMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import type { LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageOnce } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import gone from '../site/Gone.module.css'
import { words } from '../site/Preview/words.ts'
import GenericPage, { loader as loadGenericPage } from './page.tsx'
import styles from './preview.module.css'

/** A page as visitors will see it, for anyone with the link; read-only. */
export async function loader(args: LoaderArgs) {
  if (args.url.search !== '') throw redirect(args.url.pathname)
  const page = await loadPageOnce(args)
  if (!page) throw data({ code: 'not_found' }, { status: 404 })
  return { ...(await loadGenericPage(args)), editor: null, until: page.preview_until ?? '' }
}

/** Nothing here may lead a search engine to this URL. */
export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  const head = loaderData
    ? pageMeta(loaderData).filter((tag) => !('rel' in tag) && !('property' in tag && tag.property === 'og:url'))
    : []
  return [...head, { name: 'robots', content: 'noindex, nofollow' }]
}

export default function Preview(props: ScreenProps<typeof loader>) {
  return (
    <>
      <PreviewNotice until={props.loaderData.until} />
      <GenericPage {...props} />
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return errorStatus(error) === 404 ? <PreviewGone /> : <ErrorPage error={error} />
}

/** Marks a preview, with its last day. */
function PreviewNotice({ until }: { until: string }) {
  const text = useWords(words)
  const locale = useLocale()
  // The link ends at midnight.
  const lastDay = new Date(new Date(until).getTime() - 1)
  return (
    <p className={styles.notice} role="note">
      <strong>{text.preview}</strong>{' '}
      {text.until(new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'full', timeZone }).format(lastDay))}
    </p>
  )
}

/** The same for expired, revoked and unknown links, so that it does not reveal whether a page exists. */
function PreviewGone() {
  const text = useWords(words)
  return (
    <section className={`page ${gone.gone}`}>
      <title>{text.unavailable}</title>
      <h1 className={gone.title}>{text.unavailable}</h1>
      <p className={gone.text}>{text.unavailableText}</p>
      <ButtonLink to={screenUrl('home', useLocale())}>{text.home}</ButtonLink>
    </section>
  )
}
