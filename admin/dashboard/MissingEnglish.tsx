import { missingEnglish } from '../records.ts'
import { FoundList, Panel } from './Panel.tsx'
import { useNewest } from './use-newest.ts'

const LOOKED_AT = 100
const SHOWN = 8

export function MissingEnglish() {
  const found = useNewest({ perPage: LOOKED_AT }).filter(({ record }) => missingEnglish(record).length > 0)
  return (
    <Panel title="partitur.dashboard.missing" note="partitur.dashboard.missingNote">
      <FoundList found={found.slice(0, SHOWN)} empty="partitur.dashboard.noneMissing" />
    </Panel>
  )
}
