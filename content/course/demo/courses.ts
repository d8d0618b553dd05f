import { earlyAndEnsembleCourses } from './early-and-ensembles.ts'
import { instrumentAndAdultCourses } from './instruments-and-adults.ts'
import type { CourseSeed } from './types.ts'

export const courses: CourseSeed[] = [...earlyAndEnsembleCourses, ...instrumentAndAdultCourses]
