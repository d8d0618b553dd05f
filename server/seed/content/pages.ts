import type { PageSeed } from './page-types.ts'
import { concertPages } from './pages/concerts.ts'
import { legalPages } from './pages/legal.ts'
import { orchestraPages } from './pages/orchestra.ts'
import { orchestraPeoplePages } from './pages/orchestra-people.ts'
import { outreachPages } from './pages/outreach.ts'
import { schoolPages } from './pages/school.ts'
import { schoolLessonPages } from './pages/school-lessons.ts'

/** In menu order: the order of siblings here is their order in the navigation. */
export const pages: PageSeed[] = [
  ...concertPages,
  ...orchestraPages,
  ...orchestraPeoplePages,
  ...outreachPages,
  ...schoolPages,
  ...schoolLessonPages,
  ...legalPages,
]
