import { registerServiceWorker } from '../offline/service-worker.ts'
import { enforceTrustedTypes } from '../trusted-types/policy.ts'

// All that is done on a page whose reader does nothing; a chunk of its own (vite.config.ts), which the start of the scripts imports first.
enforceTrustedTypes()
void registerServiceWorker()
