import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { renamePage } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listComposers } from '../endpoints.ts'
import { ComposerIndex } from '../site/ComposerIndex.tsx'
import { words } from '../words.ts'

/** All performed composers; it uses the tree page of the list of seasons, under its own name. */
export async function loader(args: LoaderArgs) {
  const [loaded, composers] = await loadPageWith(args, () => callBackend(args, listComposers, {}))
  const text = words[loaded.locale]
  const data = renamePage(args, loaded, {
    title: text.composers,
    headline: text.composersTitle,
    meta_title: '',
    meta_description: text.composersAbout,
  })
  return { ...data, composers }
}

export const meta = screenMeta<typeof loader>()

export default function ComposersPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, composers } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <ComposerIndex composers={composers} />
    </PageShell>
  )
}
