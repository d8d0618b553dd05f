import './framework/idle-chunk.ts'
import { examplePath } from '#config'
import { loadPlayerOfPage } from '#modules/parts/embed-player.ts'
import { callExample } from './example-call.ts'
import { reloadOnChunkFailure } from './framework/chunk-failures.ts'
import { hydrate } from './framework/hydrate.tsx'
import { loadMessages } from './i18n/messages.ts'
import { localeOfPath } from './locale.ts'

reloadOnChunkFailure()
const locale = localeOfPath(window.location.pathname)
await hydrate(() => Promise.all([loadMessages(locale), loadPlayerOfPage(document)]))
void callExample({ path: examplePath, locale, fetch: (url) => window.fetch(url), log: window.reportError })
