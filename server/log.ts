import { pino } from 'pino'
import { env } from './env.ts'

/** Structured lines on standard output. No address, e-mail, cookie or query goes into a line. */
export const log = pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } })
export type Log = typeof log
