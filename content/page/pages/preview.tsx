import { data, type MetaDescriptor, redirect } from 'react-router'
import { ErrorPage } from '#site/components/ErrorPage/ErrorPage.tsx'
import { errorStatus } from '#site/errors/error-status.ts'
import { pageMeta } from '#site/head.ts'
import type { LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageOnce } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { PreviewGone } from '../site/Preview/PreviewGone.tsx'
import { PreviewNotice } from '../site/Preview/PreviewNotice.tsx'
import GenericPage, { loader as loadGenericPage } from './page.tsx'

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
