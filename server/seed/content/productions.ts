import { chamber } from './productions/chamber.ts'
import { choralAndTalks } from './productions/choral-and-talks.ts'
import { family } from './productions/family.ts'
import { symphonic } from './productions/symphonic.ts'
import type { ProductionSeed } from './types.ts'

export const productions: ProductionSeed[] = [...symphonic, ...chamber, ...choralAndTalks, ...family]
