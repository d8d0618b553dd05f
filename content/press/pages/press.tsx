import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listPress } from '../endpoints.ts'
import { PressGroups } from '../site/PressGroups.tsx'

export async function loader(args: LoaderArgs) {
  const [data, groups] = await loadPageWith(args, () => callBackend(args, listPress, {}))
  addLinkedData(args, data)
  return { ...data, groups }
}

export const meta = screenMeta<typeof loader>()

export default function Press({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, groups } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <PressGroups groups={groups} />
    </PageShell>
  )
}
