import type { ModuleRecord } from '#contract/sections.ts'
import { isSame, ownContent } from './content.ts'

type Three = { mine: ModuleRecord; confirmed: ModuleRecord; theirs: ModuleRecord }

/** The fields that were changed here and there, each in its way. What only one side changed needs no decision. */
export function clashesOf({ mine, confirmed, theirs }: Three): string[] {
  const [own, before, there] = [ownContent(mine), ownContent(confirmed), ownContent(theirs)]
  return Object.keys({ ...own, ...there }).filter(
    (name) => !isSame(own[name], before[name]) && !isSame(there[name], before[name]) && !isSame(own[name], there[name]),
  )
}
