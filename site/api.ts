import { createClient } from '#contract/client.ts'

/** The API from the browser, in the language of the page. */
export const api = createClient({
  fetch: (input, init) => window.fetch(input, init),
  headers: () => ({ 'accept-language': document.documentElement.lang }),
})
