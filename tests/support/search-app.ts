import { createTestApp } from '#tests/support/app.ts'

/** A text in both languages; English is missing unless given. */
export const both = (de: string, en = '') => ({ de, en })

/** An app, and its search as a visitor uses it. */
export async function createSearchApp() {
  const app = await createTestApp()
  const search = async (q: string, { locale = 'de', ...more }: Record<string, string> = {}) =>
    (
      await app.call('GET', `/api/search/?${new URLSearchParams({ q, ...more })}`, {
        headers: { 'accept-language': locale },
      })
    ).body
  return { ...app, deps: app.depsOf(), search }
}
