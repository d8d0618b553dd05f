import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listSponsors } from '../endpoints.ts'
import { SponsorTiers } from '../site/SponsorTiers.tsx'

export async function loader(args: LoaderArgs) {
  const [data, sponsors] = await loadPageWith(args, () => callBackend(args, listSponsors, {}))
  addLinkedData(args, data)
  return { ...data, sponsors }
}

export const meta = screenMeta<typeof loader>()

export default function Sponsors({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, sponsors } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <SponsorTiers sponsors={sponsors} />
    </PageShell>
  )
}
