import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { PageModules } from '#site/components/PageModules/PageModules.tsx'
import { headOf } from '#site/head.ts'
import { describe } from '#site/linked-data/describe.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { MetaArgs, ScreenProps } from '#site/loaders/screen.ts'
import { listSeasons } from '../endpoints.ts'
import { SeasonIndex } from '../site/Season/SeasonIndex.tsx'

/** The seasons of the house, those of its archive too. */
export async function loader(args: LoaderArgs) {
  const [data, seasons] = await loadPageWith(args, async () => callBackend(args, listSeasons, {}))
  describe(args, data)
  return { ...data, seasons }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headOf(loaderData) : []
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
