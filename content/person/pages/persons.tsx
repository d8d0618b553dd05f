import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadScreen } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { listEmployees, listInstructors, listSoloists } from '../endpoints.ts'
import { PersonGroups } from '../site/PersonCard/PersonGroups.tsx'
import { toPersonCards } from '../site/PersonCard/person-card.server.ts'

export async function loader(args: LoaderArgs) {
  const [data, [employee, instructor, soloist]] = await loadScreen(args, () =>
    Promise.all([
      callBackend(args, listEmployees, {}),
      callBackend(args, listInstructors, {}),
      callBackend(args, listSoloists, {}),
    ]),
  )
  return {
    ...data,
    people: {
      employee: toPersonCards(employee, data.locale),
      instructor: toPersonCards(instructor, data.locale),
      soloist: toPersonCards(soloist, data.locale),
    },
  }
}

export const meta = screenMeta<typeof loader>()

export default function Persons({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, people } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <PersonGroups people={people} />
    </PageShell>
  )
}
