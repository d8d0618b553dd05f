import type { Endpoint } from '#contract/endpoint.ts'
import type { TestApp } from '../app.ts'

export type SampleCall = { path?: Record<string, unknown>; query?: string; body?: unknown; form?: FormData }

type CallInput = { endpoint: Endpoint; call: SampleCall; headers: Record<string, string> }

/** The call as a browser makes it, with the session of the headers. */
export async function callSample(
  { app }: Pick<TestApp, 'app'>,
  { endpoint, call, headers }: CallInput,
): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(call.path?.[name] ?? ''))
  return app.request(path + (call.query ?? ''), {
    method: endpoint.method,
    headers: { ...headers, ...(call.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(call.form ? { body: call.form } : call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  })
}
