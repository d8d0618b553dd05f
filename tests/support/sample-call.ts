/** What of an endpoint a sample gives. */
export type SampleCall = { path?: Record<string, unknown>; query?: string; body?: unknown; form?: FormData }
