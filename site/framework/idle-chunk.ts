import { registerServiceWorker } from '../offline/service-worker.ts'
import { enforceTrustedTypes } from '../trusted-types/policy.ts'

// Everything that runs on an idle page; a chunk of its own (vite.config.ts), imported first.
enforceTrustedTypes()
void registerServiceWorker()
