import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { pageMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { listSeasons } from '../endpoints.ts'
import { SeasonIndex } from '../season/site/SeasonIndex.tsx'

/** All seasons, the archive too. */
export async function loader(args: LoaderArgs) {
  const [data, seasons] = await loadPageWith(args, async () => callBackend(args, listSeasons, {}))
  addLinkedData(args, data)
  return { ...data, seasons }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(loaderData) : []
}

export default function SeasonsPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, seasons } = loaderData
  return (
    <>
      <PageHead page={page} />
      <SeasonIndex seasons={seasons} />
      <PageModules page={page} editor={editor} />
    </>
  )
}
