import './at-rest.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { examplePath } from '#config'
import { loadPlayerOfPage } from '#modules/parts/embed-player.ts'
import { reloadOnChunkFailure } from './chunks/chunk-failure.ts'
import { callExample } from './example-call.ts'
import { takeBackEarly } from './hydration/early.ts'
import { guardTranslated } from './hydration/guard-translated.ts'
import { takeHandoff } from './hydration/take-handoff.ts'
import { loadMessages } from './i18n/messages.ts'
import { localeOfPath } from './locale.ts'

// React would put nothing in the place of a page that does not say what it was made of; as it was sent it can be read and followed.
if (!import.meta.env.DEV) takeHandoff(document)
reloadOnChunkFailure()
guardTranslated(Node.prototype)
const locale = localeOfPath(window.location.pathname)
await Promise.all([loadMessages(locale), loadPlayerOfPage(document)])
void callExample({ path: examplePath, locale, fetch: (url) => window.fetch(url), log: window.reportError })

takeBackEarly()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
