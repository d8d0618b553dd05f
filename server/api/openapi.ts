import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { statusOfCode } from '#contract/errors.ts'
import { problemSchema } from '#contract/problem.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of every implemented endpoint. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partitur',
      version: '1',
      description: 'Content calls answer in the language of Accept-Language (de or en, German otherwise); pageeditor-api in the language of its path.',
    },
    paths,
    components: {
      schemas: { Problem: toJson(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'partitur.session_token' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
    },
  }
}

function operation({ id, tag, summary, access, method, params, query, body, status, response, errors }: Endpoint): Json {
  return {
    operationId: id,
    tags: [tag],
    summary,
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: toJson(body, 'input') } } } } : {}),
    ...(access === 'visitor' ? {} : { security: [method === 'GET' ? { session: [] } : { session: [], csrf: [] }] }),
    responses: {
      [status]: { description: 'OK', ...(response ? { content: { 'application/json': { schema: toJson(response, 'output') } } } : {}) },
      ...problems(access === 'admin' ? [...errors, 'unauthenticated', 'forbidden'] : access === 'editor' ? [...errors, 'unauthenticated'] : errors),
    },
  }
}

function problems(codes: Endpoint['errors']): Json {
  const byStatus = new Map<number, Set<string>>()
  for (const code of codes) byStatus.set(statusOfCode[code], (byStatus.get(statusOfCode[code]) ?? new Set()).add(code))
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: [...names].join(', '), content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    ]),
  )
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJson(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: property }))
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
