import { z } from 'zod'
import { idNameSchema, imageShape, localisedSchema, recordForVisitors } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { identifierUrlsSchema } from '#contract/links/identifiers.ts'
import { personTypes } from '#contract/links/urls.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import person from './fields.ts'

const personTypeSchema = z.enum(personTypes)

const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  ...publicShapeOf(person.fields),
  slug: localisedSchema,
  /** The URL for the requested type. */
  url: z.string(),
  types: z.array(personTypeSchema),
  instruments: z.array(idNameSchema),
  ...imageShape,
  is_online: z.boolean(),
  identified: identifierUrlsSchema,
})
export type Person = z.output<typeof personSchema>

export const listInstructors = listOf('instructor', 'list_instructors', '/api/instructors/')
export const getInstructor = getItem('instructor', 'get_instructor', '/api/instructors/{id}/')
export const listSoloists = listOf('soloist', 'list_soloists', '/api/soloists/')
export const getSoloist = getItem('soloist', 'get_soloist', '/api/soloists/{id}/')
export const listEmployees = listOf('employee', 'list_employees', '/api/employees/')
export const getEmployee = getItem('employee', 'get_employee', '/api/employees/{id}/')

function listOf<const P extends string>(type: string, id: string, path: P) {
  return endpoint({
    id,
    tag: 'people',
    summary: `All people of the type ${type}, by last name`,
    method: 'GET',
    path,
    access: 'visitor',
    response: z.array(personSchema),
    errors: [],
  })
}

function getItem<const P extends string>(type: string, id: string, path: P) {
  return endpoint({
    ...recordForVisitors,
    id,
    tag: 'people',
    summary: `One ${type}`,
    path,
    response: personSchema,
  })
}
