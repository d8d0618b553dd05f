import { concertPages } from './concerts.ts'
import { legalPages } from './legal.ts'
import { orchestraPages } from './orchestra.ts'
import { orchestraPeoplePages } from './orchestra-people.ts'
import { outreachPages } from './outreach.ts'
import { schoolPages } from './school.ts'
import { schoolLessonPages } from './school-lessons.ts'
import { ticketPages } from './tickets.ts'
import type { PageSeed } from './types.ts'
import { visitPages } from './visit.ts'

/** The order of siblings here is their order in the menu. */
export const pages: PageSeed[] = [
  ...concertPages,
  ...ticketPages,
  ...visitPages,
  ...orchestraPages,
  ...orchestraPeoplePages,
  ...outreachPages,
  ...schoolPages,
  ...schoolLessonPages,
  ...legalPages,
]
