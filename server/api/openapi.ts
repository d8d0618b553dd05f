import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { statusByCode } from '#contract/errors.ts'
import { problemSchema } from '#contract/problem.ts'

type Json = Record<string, unknown>
type ToJson = (schema: z.ZodType, io: 'input' | 'output') => Json

/** OpenAPI 3.1 of every implemented endpoint. Named schemas are in `components`. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const schemas: Json = {}
  const toJson = hoistInto(schemas)
  schemas.Problem = toJson(problemSchema, 'output')
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, toJson) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partitur',
      version: '1',
      description:
        'Content calls answer in the language of Accept-Language (de or en, German otherwise); pageeditor-api in the language of its path.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'partitur.session_token' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
    },
  }
}

function operation(
  {
    id,
    tag,
    summary,
    access,
    method,
    params,
    query,
    body,
    status,
    media = 'application/json',
    response,
    forms,
    errors,
  }: Endpoint,
  toJson: ToJson,
): Json {
  return {
    operationId: id,
    tags: [tag],
    summary,
    parameters: [...parameters(params, 'path', toJson), ...parameters(query, 'query', toJson)],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toJson(body, 'input') } } } }
      : {}),
    ...(access === 'visitor' ? {} : { security: [method === 'GET' ? { session: [] } : { session: [], csrf: [] }] }),
    responses: {
      [status]: {
        description: 'OK',
        ...(response ? { content: getContent(forms ?? { [media]: response }, toJson) } : {}),
      },
      ...problems(
        access === 'admin' || access === 'accounts'
          ? [...errors, 'unauthenticated', 'forbidden', 'needs_second_factor']
          : access === 'editor'
            ? [...errors, 'unauthenticated', 'needs_second_factor']
            : access === 'own'
              ? [...errors, 'unauthenticated']
              : errors,
      ),
    },
  }
}

function getContent(forms: Readonly<Record<string, z.ZodType>>, toJson: ToJson): Json {
  return Object.fromEntries(
    Object.entries(forms).map(([media, schema]) => [media, { schema: toJson(schema, 'output') }]),
  )
}

function problems(codes: Endpoint['errors']): Json {
  const byStatus = new Map<number, Set<string>>()
  for (const code of codes) byStatus.set(statusByCode[code], (byStatus.get(statusByCode[code]) ?? new Set()).add(code))
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: [...names].join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function parameters(schema: z.ZodObject | undefined, location: 'path' | 'query', toJson: ToJson): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJson(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}

/**
 * Moves named parts (`meta({ id })`) to `components`. Each schema is converted as a property, because a recursive one
 * would otherwise refer to the document root.
 */
function hoistInto(components: Json): ToJson {
  return (schema, io) => {
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ root: schema }), { io, unrepresentable: 'any' }) as {
      properties?: { root?: Json }
      $defs?: Record<string, Json>
    }
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _id, ...part } = definition
      components[name] = toComponents(part)
    }
    return toComponents(properties?.root ?? {})
  }
}

function toComponents(json: Json): Json {
  // zod writes every reference in this form.
  return JSON.parse(JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'))
}
