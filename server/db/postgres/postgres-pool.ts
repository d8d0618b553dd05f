import { Socket } from 'node:net'
import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex'
import { Client, Pool, type PoolClient } from 'pg'
import { AppError } from '#contract/errors.ts'
import { type CurrentRequest, currentRequest } from '#server/http/current-request.ts'
import { databaseWaitChannel, secondsSince } from '#server/monitoring/diagnostics.ts'
import { log } from '#server/monitoring/log.ts'
import { MAX_QUEUED_WRITES, RETRY_AFTER_SECONDS } from '../sqlite/write-queue.ts'

/** Milliseconds. The server ends a slow statement, and idle connections close, before silence counts as an outage. */
const LIMITS = {
  statement: 10_000,
  idle: 10_000,
  silence: 12_000,
  connect: 5000,
  probeEvery: 1000,
  connections: 12,
  waiting: MAX_QUEUED_WRITES,
}
export type PoolLimits = Partial<typeof LIMITS>

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/** Commands may take as long as they need. */
export function createMaintenancePool(url: string): Pool {
  return withErrorListener(
    new Pool({ connectionString: url, max: LIMITS.connections, connectionTimeoutMillis: LIMITS.connect }),
  )
}

/**
 * Short waits, and immediate refusal when the database is down. A pooler (`isPooled`) refuses connection settings; then
 * only silence ends slow statements.
 */
export function createRequestPool(url: string, { isPooled, ...limits }: PoolLimits & { isPooled: boolean }): Pool {
  return withErrorListener(new ImpatientPool(url, { ...LIMITS, ...limits }, isPooled))
}

/** Without listeners a lost connection would end the process; the next query or statement deals with it. */
function withErrorListener(pool: Pool): Pool {
  return pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
}

class ImpatientPool extends Pool {
  readonly #url: string
  readonly #limits: typeof LIMITS
  readonly #turns: SemaphoreInterface
  readonly #begun = new WeakSet<CurrentRequest>()
  #waiting = 0
  #isGone = false
  #probing: NodeJS.Timeout | undefined

  constructor(url: string, limits: typeof LIMITS, isPooled: boolean) {
    super({
      connectionString: url,
      max: limits.connections,
      connectionTimeoutMillis: limits.connect,
      idleTimeoutMillis: limits.idle,
      ...(isPooled ? {} : { statement_timeout: limits.statement }),
      // Dropped packets close no connection, so silence has to.
      stream: () => {
        const socket = new Socket()
        return socket.setTimeout(limits.silence, () => {
          this.#lose()
          socket.destroy(unavailable('the database is silent'))
        })
      },
    })
    this.#url = url
    this.#limits = limits
    this.#turns = withTimeout(
      new Semaphore(limits.connections),
      limits.connect,
      unavailable('all connections are taken'),
    )
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (client ? resolve(client) : reject(error))),
      )
    const requestedAt = performance.now()
    const refuse = (error: Error) => callback(error, undefined, () => undefined)
    this.#turn().then((endTurn) => {
      super.connect((error, client) => {
        databaseWaitChannel.publish(secondsSince(requestedAt))
        if (error && !isBusy(error)) this.#lose()
        if (client) {
          const release = client.release
          client.release = (reason) => {
            release(reason)
            endTurn()
          }
          callback(undefined, client, client.release)
        } else {
          endTurn()
          refuse(unavailable('no connection to the database', error))
        }
      })
    }, refuse)
  }

  /** Requests that already had a connection go first, so that new ones are refused before any work. */
  async #turn(): Promise<() => void> {
    const connectionLost = () => unavailable('the database is gone')
    if (this.#isGone) throw connectionLost()
    const request = currentRequest()
    const hasBegun = request !== undefined && this.#begun.has(request)
    const mustWait = this.#turns.isLocked()
    if (mustWait && !hasBegun && this.#waiting >= this.#limits.waiting)
      throw unavailable('too many wait for the database')
    this.#waiting += Number(mustWait)
    try {
      const [, endTurn] = await this.#turns.acquire(1, hasBegun ? 1 : 0)
      if (this.#isGone) {
        endTurn()
        throw connectionLost()
      }
      if (request) this.#begun.add(request)
      return endTurn
    } finally {
      this.#waiting -= Number(mustWait)
    }
  }

  override async end(): Promise<void> {
    clearTimeout(this.#probing)
    this.#isGone = true
    await super.end()
  }

  /** Refuses everything until a separate connection succeeds. */
  #lose(): void {
    if (this.#isGone) return
    this.#isGone = true
    log.warn('the database does not answer')
    void this.#probe()
  }

  async #probe(): Promise<void> {
    const { connect } = this.#limits
    const client = new Client({ connectionString: this.#url, connectionTimeoutMillis: connect, query_timeout: connect })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('SELECT 1')
      if (this.ending) return
      this.#isGone = false
      log.info('the database answers again')
    } catch {
      if (!this.ending) this.#probing = setTimeout(() => this.#probe(), this.#limits.probeEvery).unref()
    } finally {
      void client.end().catch(() => undefined)
    }
  }
}

/** All connections are in use; the open ones still work. */
function isBusy(error: Error): boolean {
  return (
    error.message === 'timeout exceeded when trying to connect' ||
    ('code' in error && String(error.code).startsWith('53'))
  )
}

function unavailable(message: string, cause?: Error): AppError {
  return new AppError('unavailable', { message, retryAfterSeconds: RETRY_AFTER_SECONDS, ...(cause ? { cause } : {}) })
}
