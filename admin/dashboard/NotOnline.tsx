import { FoundList, Panel } from './Panel.tsx'
import { useNewest } from './use-newest.ts'

const SHOWN = 8

export function NotOnline() {
  const found = useNewest({ filter: { is_online: false }, perPage: SHOWN })
  return (
    <Panel title="partitur.dashboard.offline">
      <FoundList found={found.slice(0, SHOWN)} empty="partitur.dashboard.noneOffline" />
    </Panel>
  )
}
