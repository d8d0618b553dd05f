import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { hyphenateField } from '#site/loaders/hyphenate-field.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listEnsembles } from '../endpoints.ts'
import { EnsembleList } from '../site/EnsembleList.tsx'
import { toEnsembleCard } from '../site/ensemble-card.ts'

export async function loader(args: LoaderArgs) {
  const [data, ensembles] = await loadPageWith(args, () => callBackend(args, listEnsembles, {}))
  addLinkedData(args, data)
  return {
    ...data,
    ensembles: ensembles.map((ensemble) => hyphenateField(toEnsembleCard(ensemble), 'name', data.locale)),
  }
}

export const meta = screenMeta<typeof loader>()

export default function Ensembles({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, ensembles } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <EnsembleList ensembles={ensembles} />
    </PageShell>
  )
}
