import { earlyAndEnsembleCourses } from './courses/early-and-ensembles.ts'
import { instrumentAndAdultCourses } from './courses/instruments-and-adults.ts'
import type { CourseSeed } from './types.ts'

export const courses: CourseSeed[] = [...earlyAndEnsembleCourses, ...instrumentAndAdultCourses]
