import { clockScript } from './journeys-clock.ts'

// Files of a worker share one process: set twice, its clock would be twice as far ahead.
const worker: { isInTime?: true } = globalThis as object
if (!worker.isInTime) new Function(clockScript)()
worker.isInTime = true
