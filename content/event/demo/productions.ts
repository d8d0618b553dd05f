import type { ProductionSeed } from '#server/seed/content/types.ts'
import { announced } from './announced.ts'
import { chamber } from './chamber.ts'
import { choralAndTalks } from './choral-and-talks.ts'
import { family } from './family.ts'
import { symphonic } from './symphonic.ts'

export const productions: ProductionSeed[] = [...symphonic, ...chamber, ...choralAndTalks, ...family, ...announced]
