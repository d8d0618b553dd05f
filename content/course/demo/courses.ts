import type { CourseSeed } from '#server/seed/content/types.ts'
import { earlyAndEnsembleCourses } from './early-and-ensembles.ts'
import { instrumentAndAdultCourses } from './instruments-and-adults.ts'

export const courses: CourseSeed[] = [...earlyAndEnsembleCourses, ...instrumentAndAdultCourses]
