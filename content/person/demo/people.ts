import type { PersonSeed } from '#server/seed/content/types.ts'
import { employees } from './employees.ts'
import { instructors, orchestraInstructors } from './instructors.ts'
import { soloists } from './soloists.ts'

export const people: PersonSeed[] = [...employees, ...soloists, ...orchestraInstructors, ...instructors]
