import { randomUUID } from 'node:crypto'
import type { Log } from '../monitoring/log.ts'
import { ALL_TABLES, type ChangedTables } from './change-counter.ts'

export const CHANGE_CHANNEL = 'partitur_content'

/** Milliseconds. A silent connection is noticed within `beatEvery + answerWithin`. */
const TIMING = { beatEvery: 30_000, answerWithin: 10_000, firstRetryAfter: 500, lastRetryAfter: 15_000 }

type Listening = { url: string; log: Log; onChange: (changed: ChangedTables) => void; timing?: typeof TIMING }

/** How to stop, and for how many ms notifications may have been missed; null before the first connection. */
export type ChangeWatch = { stop: () => Promise<void>; quietFor: () => number | null }

/**
 * Calls `onChange` with announced tables, on its own connection outside pool and pooler. Notifies itself every half
 * minute, because dropped packets close no connection. On disconnect, retry and reconnect all tables count as changed.
 */
export async function listenForChanges({ url, log, onChange, timing = TIMING }: Listening): Promise<ChangeWatch> {
  const { Client } = await import('pg')
  let heardAt: number | null = null
  let failures = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let hangUp: () => Promise<void> = async () => undefined

  async function start(): Promise<void> {
    const ownChannel = `partitur_alive_${randomUUID().replaceAll('-', '')}`
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: timing.answerWithin,
      query_timeout: timing.answerWithin,
    })
    let isLost = false
    hangUp = async () => {
      isLost = true
      clearTimeout(timer)
      await client.end().catch(() => undefined)
    }
    const onLost = () => {
      if (isLost) return
      void hangUp()
      reconnect()
    }
    const later = (work: () => void, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(work, ms)
      timer.unref()
    }
    const beat = () => {
      later(onLost, timing.answerWithin)
      client.query('SELECT pg_notify($1, $2)', [ownChannel, '']).catch(onLost)
    }
    const onNotification = () => {
      if (isLost) return
      if (failures > 0) log.info('the LISTEN connection is restored')
      failures = 0
      heardAt = performance.now()
      later(beat, timing.beatEvery)
    }
    client.on('notification', ({ channel, payload }) =>
      channel === ownChannel ? onNotification() : onChange(new Set(payload?.split(' '))),
    )
    client.on('error', onLost)
    client.on('end', onLost)
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANGE_CHANNEL}; LISTEN ${ownChannel}`)
      onChange(ALL_TABLES)
      beat()
    } catch {
      onLost()
    }
  }

  function reconnect(): void {
    if (isStopped) return
    if (failures === 0) log.warn('lost the LISTEN connection, reconnecting')
    onChange(ALL_TABLES)
    timer = setTimeout(start, Math.min(timing.lastRetryAfter, timing.firstRetryAfter * 2 ** failures))
    timer.unref()
    failures++
  }

  await start()
  return {
    quietFor: () => (heardAt === null ? null : performance.now() - heardAt),
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await hangUp()
    },
  }
}
