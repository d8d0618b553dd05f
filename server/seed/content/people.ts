import { employees } from './people/employees.ts'
import { instructors } from './people/instructors.ts'
import { orchestraInstructors } from './people/orchestra-instructors.ts'
import { soloists } from './people/soloists.ts'
import type { PersonSeed } from './types.ts'

export const people: PersonSeed[] = [...employees, ...soloists, ...orchestraInstructors, ...instructors]
