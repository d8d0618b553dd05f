import { isRouteErrorResponse, useLocation } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import { errorStatus } from '../../errors/error-status.ts'
import { wordsInPath } from '../../errors/words-in-path.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import { useOfflineReload } from '../../offline/use-offline-reload.ts'
import button from '../Button/Button.module.css'
import { SEARCH_FIELD_ID } from '../SearchLink/search-address.ts'
import styles from './ErrorPage.module.css'

/** The texts of spec §8 are English; a German page shows German first. */
export function ErrorPage({ error }: { error: unknown }) {
  useOfflineReload(error)
  const { error: text } = useMessages()
  const locale = useLocale()
  const status = errorStatus(error)
  const isMissing = status === 404
  const isPageFailure = isRouteErrorResponse(error) && error.data?.isPageFailure === true
  const title = isMissing || isPageFailure ? text.notFound : text.other
  return (
    <section className={`page ${styles.page}`}>
      {/* Not in a route's meta: a route whose code failed to load has none. */}
      <title>{title}</title>
      <RemainingLinks className={styles.links} />
      <p className={styles.status}>
        {status}
        {isUnknownMiddleware(error) && <span lang="en"> · Unknown middleware</span>}
        {locale === 'de' && (
          <span lang="en"> · {isMissing || isPageFailure ? 'Page Not Found' : 'An error occurred'}</span>
        )}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>
        {isMissing ? text.notFoundText : isPageFailure ? text.pageFailureText : text.otherText}
        {isMissing && locale === 'de' && (
          <span className={styles.english} lang="en">
            This page could not be found.
          </span>
        )}
      </p>
      {isMissing && (
        <>
          <p className={styles.text}>{text.notFoundHint}</p>
          <SearchForIt />
        </>
      )}
      {/* A new document, to drop the failed state. */}
      <a className={isMissing ? button.quiet : button.button} href={screenUrl('home', locale)} data-document>
        {text.home}
      </a>
    </section>
  )
}

/** A plain form, so that it adds no code to every page. The words of the URL often name what has moved. */
function SearchForIt() {
  const { error: text } = useMessages()
  const { pathname } = useLocation()
  return (
    <search className={styles.search}>
      <form method="get" action={screenUrl('search', useLocale())} className={styles.form}>
        <label htmlFor={SEARCH_FIELD_ID}>{text.searchFor}</label>
        <input id={SEARCH_FIELD_ID} type="search" name="q" defaultValue={wordsInPath(pathname)} maxLength={120} />
        <button type="submit" className={button.button}>
          {text.search}
        </button>
      </form>
    </search>
  )
}

function isUnknownMiddleware(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data?.code === 'unknown_middleware'
}

/** A whole bar's rest on an empty staff. */
function RemainingLinks({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {[10, 35, 60, 85, 110].map((y) => (
        <line key={y} x1="0" x2="1200" y1={y} y2={y} vectorEffect="non-scaling-stroke" />
      ))}
      <rect x="560" y="35" width="80" height="13" />
    </svg>
  )
}
