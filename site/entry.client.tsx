import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { examplePath } from '#config'
import { reloadOnChunkFailure } from './chunks/chunk-failure.ts'
import { callExample } from './example-call.ts'
import { loadMessages } from './i18n/messages.ts'
import { localeOfPath } from './locale.ts'

reloadOnChunkFailure()
const locale = localeOfPath(window.location.pathname)
await loadMessages(locale)
// biome-ignore lint/suspicious/noConsole: spec §8, the failure of the example call is only logged.
void callExample({ path: examplePath, locale, fetch: (url) => window.fetch(url), log: console.warn })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
