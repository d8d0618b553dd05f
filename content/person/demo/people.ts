import type { PersonSeed } from '#server/seed/content/types.ts'
import { employees } from './employees.ts'
import { instructors } from './instructors.ts'
import { orchestraInstructors } from './orchestra-instructors.ts'
import { soloists } from './soloists.ts'

export const people: PersonSeed[] = [...employees, ...soloists, ...orchestraInstructors, ...instructors]
