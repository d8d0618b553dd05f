import { layOutScore } from '#contract/events/score-layout.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { getSeason, listSeasons } from '../endpoints.ts'
import { SeasonScore } from '../season/site/Score/SeasonScore.tsx'
import { SeasonIndex } from '../season/site/SeasonIndex.tsx'

/** All seasons, the archive too; of the running one its score. */
export async function loader(args: LoaderArgs) {
  const [data, seasons] = await loadPageWith(args, async () => callBackend(args, listSeasons, {}))
  addLinkedData(args, data)
  const { season } = seasons.find(({ is_running }) => is_running) ?? {}
  const running = season ? await callBackend(args, getSeason, { params: { season }, query: {} }) : null
  const now = renderTime(args)
  return {
    ...data,
    seasons,
    running: running && { results: running.results, score: layOutScore(running.results, now) },
    now,
  }
}

export const meta = screenMeta<typeof loader>()

export default function SeasonsPage({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, seasons, running, now } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      {running?.score && <SeasonScore score={running.score} dates={running.results} now={now} after="#seasons" />}
      <SeasonIndex seasons={seasons} />
    </PageShell>
  )
}
