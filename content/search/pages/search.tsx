import { searchSite } from '#contract/search.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { SearchForm } from '#site/components/SearchForm/SearchForm.tsx'
import { SEARCH_FIELD_ID } from '#site/components/SearchLink/search-address.ts'
import { screenMeta } from '#site/head.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { Results } from '../site/Results/Results.tsx'
import { readSearch } from '../site/search-query.ts'
import styles from './search.module.css'

export async function loader(args: LoaderArgs) {
  const query = readSearch(args.url.searchParams)
  const [data, response] = await loadPageWith(args, async () =>
    query.q === '' ? null : callBackend(args, searchSite, { query }),
  )
  return { ...data, query, response }
}

/** Search results are not indexed. */
export const meta = screenMeta<typeof loader>(({ query }) => ({
  extra: query.q === '' ? [] : [{ name: 'robots', content: 'noindex, follow' }],
}))

export default function Search({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, query, response } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <div className={`page ${styles.search}`}>
        <SearchForm key={query.q} id={SEARCH_FIELD_ID} look="page" query={query.q} />
        <Results query={query} response={response} />
      </div>
    </PageShell>
  )
}
