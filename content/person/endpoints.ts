import { z } from 'zod'
import { bothSchema, fallbackSchema, idNameSchema, idParams, imageSchema, thumbsSchema } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { identifiedSchema } from '#contract/identifiers.ts'
import { personTypes } from '#contract/urls.ts'

export const personTypeSchema = z.enum(personTypes)

export const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  slug: bothSchema,
  /** The URL under the type that was asked for. */
  url: z.string(),
  types: z.array(personTypeSchema),
  /** A choir, an orchestra or another group, and no single person. */
  is_group: z.boolean(),
  role: z.string(),
  department: z.string(),
  biography: z.string(),
  instruments: z.array(idNameSchema),
  email: z.string(),
  phone: z.string(),
  image: imageSchema.nullable(),
  thumbs: thumbsSchema.nullable(),
  is_online: z.boolean(),
  identified: identifiedSchema,
  fallback: fallbackSchema,
})
export type Person = z.output<typeof personSchema>

export const listInstructors = listOf('instructor', 'listInstructors', '/api/instructors/')
export const getInstructor = itemOf('instructor', 'getInstructor', '/api/instructors/{id}/')
export const listSoloists = listOf('soloist', 'listSoloists', '/api/soloists/')
export const getSoloist = itemOf('soloist', 'getSoloist', '/api/soloists/{id}/')
export const listEmployees = listOf('employee', 'listEmployees', '/api/employees/')
export const getEmployee = itemOf('employee', 'getEmployee', '/api/employees/{id}/')

function listOf<const P extends string>(type: string, id: string, path: P) {
  return endpoint({
    id,
    tag: 'people',
    summary: `All people of the type ${type}, by last name`,
    method: 'GET',
    path,
    access: 'visitor',
    status: 200,
    response: z.array(personSchema),
    errors: [],
  })
}

function itemOf<const P extends string>(type: string, id: string, path: P) {
  return endpoint({
    id,
    tag: 'people',
    summary: `One ${type}`,
    method: 'GET',
    path,
    access: 'visitor',
    params: idParams,
    status: 200,
    response: personSchema,
    errors: ['bad_input', 'not_found'],
  })
}
