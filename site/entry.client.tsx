import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnChunkFailure } from './chunks/chunk-failure.ts'
import { loadMessages } from './i18n/messages.ts'
import { localeOfPath } from './locale.ts'

reloadOnChunkFailure()
await loadMessages(localeOfPath(window.location.pathname))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
