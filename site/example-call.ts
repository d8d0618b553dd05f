import type { Locale } from '#config'

declare global {
  /** Response of the configured example call, for scripts of the organisation; absent after a failure. */
  var partiturExample: unknown
}

type ExampleCallInput = {
  path: string
  locale: Locale
  fetch: (url: string) => Promise<Response>
  log: (error: Error) => void
}

/** spec §7 and §8: stores the response of `GET /{locale}{path}`; a failure is logged and not shown. */
export async function callExample({ path, locale, fetch, log }: ExampleCallInput): Promise<void> {
  if (path === '') return
  try {
    const response = await fetch(`/${locale}${path}`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    globalThis.partiturExample = await response.json()
  } catch (error) {
    log(new Error('the example call failed', { cause: error }))
  }
}
