import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** `own`: about the own account, even without a required second factor. Services check the content areas. */
export type Access = 'visitor' | 'own' | 'editor' | 'accounts' | 'admin'

/** `{name}` in `path` is a parameter; `{path}` takes the rest. Trailing slashes are optional. */
export type Endpoint = {
  id: string
  tag: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Methods that do the same. */
  otherMethods?: readonly Endpoint['method'][]
  path: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The maximum size of an upload; other bodies are small. */
  maxBytes?: number
  status: 200 | 201 | 204
  /** The media type of a response that is not JSON; `response` describes its text. */
  media?: string
  /** Media types of the response for the OpenAPI document: where there are several, or where the text holds JSON. */
  forms?: Readonly<Record<string, z.ZodType>>
  response: z.ZodType | null
  errors: readonly ErrorCode[]
}

type EndpointDefinition = Omit<Endpoint, 'status'> & Partial<Pick<Endpoint, 'status'>>

/** The status is 200, or 204 without a response, unless it is given. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E & Pick<Endpoint, 'status'> {
  return { status: definition.response === null ? 204 : 200, ...definition }
}

type PartOf<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType ? E[K] : never

/** The caller's input: each part before defaults. */
export type InputOf<E extends Endpoint> = ([PartOf<E, 'params'>] extends [never]
  ? unknown
  : { params: z.input<PartOf<E, 'params'>> }) &
  ([PartOf<E, 'query'>] extends [never] ? unknown : { query?: z.input<PartOf<E, 'query'>> }) &
  ([PartOf<E, 'body'>] extends [never] ? unknown : { body: z.input<PartOf<E, 'body'>> })

/** The handler's input: parsed, with defaults. */
export type ParsedInput<E extends Endpoint> = {
  params: [PartOf<E, 'params'>] extends [never] ? Record<string, never> : z.output<PartOf<E, 'params'>>
  query: [PartOf<E, 'query'>] extends [never] ? Record<string, never> : z.output<PartOf<E, 'query'>>
  body: [PartOf<E, 'body'>] extends [never] ? undefined : z.output<PartOf<E, 'body'>>
}

export type OutputOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined

export function listEndpoint<const P extends string, S extends z.ZodType>(
  id: string,
  path: P,
  summary: string,
  item: S,
) {
  return endpoint({
    id,
    tag: 'lookups',
    summary,
    method: 'GET',
    path,
    access: 'visitor',
    response: z.array(item),
    errors: [],
  })
}
