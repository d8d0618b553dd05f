import type { WorkSeed } from '#server/seed/content/types.ts'
import { chamberWorks } from './works-chamber.ts'
import { soloAndChoralWorks } from './works-solo-choral.ts'
import { symphonicWorks } from './works-symphonic.ts'

export const works: WorkSeed[] = [...symphonicWorks, ...soloAndChoralWorks, ...chamberWorks]
