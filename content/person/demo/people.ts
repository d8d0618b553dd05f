import { employees } from './employees.ts'
import { instructors, orchestraInstructors } from './instructors.ts'
import type { PersonSeed } from './person.ts'
import { soloists } from './soloists.ts'

export const people: PersonSeed[] = [...employees, ...soloists, ...orchestraInstructors, ...instructors]
