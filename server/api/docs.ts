import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { AppError, type ErrorCode, statusByCode } from '#contract/errors.ts'
import { problemSchema } from '#contract/problem.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import type { Api, EndpointRegistry } from './implement.ts'

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partitur API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`
/**
 * The CSP of that page: no scripts, and rich text as the bundled purifier leaves it. It shows only our own document.
 */
const start = `
const markup = /<\\/?(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|li|ol|p|pre|s|span|strong|sub|sup|t(?:able|body|d|h|head|r)|u|ul)(?:\\s+(?:class|href|rel|target)="[^"]*")*\\s*\\/?>/g
const createHTML = (html) => (html.replaceAll(markup, '').includes('<') ? null : html)
window.trustedTypes?.createPolicy('default', { createHTML })
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', validatorUrl: null })
`
const policy = contentSecurityPolicy({ scriptHashes: [], trustedTypes: ['default', 'dompurify'] })
const types = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

/** The contract: `/api/openapi.json`, and a page to browse it, served from our own files. */
export function docsApi(api: Api, registry: EndpointRegistry): void {
  let document: string | undefined
  api.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(registry.endpoints))
    return c.body(document, 200, { 'content-type': 'application/json' })
  })
  api.get('/api/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }))
  api.get('/api/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  api.get('/api/docs/:file', async (c) => {
    const file = c.req.param('file')
    if (file !== 'swagger-ui.css' && file !== 'swagger-ui-bundle.js')
      throw new AppError('not_found', { message: `no file ${file}` })
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
    return c.body(new Uint8Array(await readFile(join(folder, file))), 200, {
      'content-type': types[file],
      'cache-control': 'public, max-age=86400',
    })
  })
}

type Json = Record<string, unknown>
type ToJson = (schema: z.ZodType, io: 'input' | 'output') => Json

/** OpenAPI 3.1 of every implemented endpoint. Named schemas are in `components`. */
function openApiDocument(endpoints: readonly Endpoint[]): Json {
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
  const isSessionWrite = access !== 'visitor' && method !== 'GET'
  return {
    operationId: id,
    tags: [tag],
    summary,
    parameters: [...parameters(params, 'path', toJson), ...parameters(query, 'query', toJson)],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toJson(body, 'input') } } } }
      : {}),
    ...(access === 'visitor' ? {} : { security: [{ session: [], ...(isSessionWrite ? { csrf: [] } : {}) }] }),
    responses: {
      [status]: {
        description: 'OK',
        ...(response ? { content: getContent(forms ?? { [media]: response }, toJson) } : {}),
      },
      ...problems([...(isSessionWrite ? (['csrf'] as const) : []), ...errors, ...accessErrors[access]]),
    },
  }
}

/** Errors of every call with this access; endpoints name only their own. */
const accessErrors: Readonly<Record<Access, readonly ErrorCode[]>> = {
  visitor: [],
  own: ['unauthenticated'],
  editor: ['unauthenticated', 'needs_second_factor'],
  accounts: ['unauthenticated', 'forbidden', 'needs_second_factor'],
  admin: ['unauthenticated', 'forbidden', 'needs_second_factor'],
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
