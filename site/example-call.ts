import type { Locale } from '#config'

type Call = { path: string; locale: Locale; fetch: (url: string) => Promise<Response>; log: (error: Error) => void }

/** What the configured example call has answered; null before, without one, and after a failure. */
export const example: { response: unknown } = { response: null }

/** spec §7 and §8: keeps the answer of `GET /{locale}{path}`; a failure is logged, and no visitor learns of it. */
export async function callExample({ path, locale, fetch, log }: Call): Promise<void> {
  if (path === '') return
  try {
    const response = await fetch(`/${locale}${path}`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    example.response = await response.json()
  } catch (error) {
    log(new Error('the example call failed', { cause: error }))
  }
}
