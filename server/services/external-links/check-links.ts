import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { timeZone } from '#config'
import { extractExternalUrls } from '#contract/links/extract-links.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/time/durations.ts'
import type { Db } from '#server/db/connect.ts'
import { externalLinks, externalLinkUses } from '#server/db/schema/external-links.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { claimNightlyRun } from '../operation/nightly-run.ts'
import { resources } from '../resources/all.ts'
import { hasExternalLinks, type ResourceDefinition } from '../resources/definition.ts'
import { isPublicIp } from './is-public-ip.ts'

type LinkCheckRun = { db: Db; now: () => Date; probe?: (url: string) => Promise<ProbeOutcome> }

const NAME = 'external links'
const MAX_CHECKED_LINKS = 500
const BATCH_SIZE = 4
const GIVE_UP_AFTER_MS = 10 * MINUTE_MS
const MIN_INTERVAL_MS = 20 * HOUR_MS
const ROW_BATCH_SIZE = 200
const MAX_ADDRESSES = 5000

/** Once a night after 3:00 local time, in one process; returns whether it was this one. */
export async function checkLinksNightly(checking: LinkCheckRun): Promise<boolean> {
  const now = checking.now()
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now))
  if (
    hour < 3 ||
    hour > 4 ||
    !(await claimNightlyRun(checking.db, { name: NAME, now, since: new Date(now.getTime() - MIN_INTERVAL_MS) }))
  )
    return false
  await checkLinks(checking)
  return true
}

/** The longest unchecked URLs first, within the time limit. Deletes results of URLs that are no longer used. */
export async function checkLinks({ db, now, probe = checkExternalUrl }: LinkCheckRun): Promise<void> {
  const startedAt = now()
  await saveAddresses(db, startedAt)
  const { url, checked_at } = externalLinks
  const rows = await db
    .select({ url })
    .from(externalLinks)
    .orderBy(sql`${checked_at} asc nulls first`, url)
    .limit(MAX_CHECKED_LINKS)
  const queue = rows.values()
  const work = async () => {
    for (const each of queue) {
      if (now().getTime() - startedAt.getTime() > GIVE_UP_AFTER_MS) return
      await saveOutcome(db, { url: each.url, outcome: await probe(each.url), checkedAt: now() })
    }
  }
  await Promise.all(Array.from({ length: BATCH_SIZE }, work))
}

async function saveAddresses(db: Db, seen_at: Date): Promise<void> {
  const urls = new Set<string>()
  for await (const url of findLinksOnPages(db)) {
    if (urls.size >= MAX_ADDRESSES) break
    urls.add(url)
  }
  const places: LinkPlace[] = []
  for await (const place of findLinksInRecords(db, seen_at)) {
    if (places.length >= MAX_ADDRESSES || urls.size >= MAX_ADDRESSES) break
    places.push(place)
    urls.add(place.url)
  }
  for (const batch of portions([...urls])) {
    await db
      .insert(externalLinks)
      .values(batch.map((url) => ({ url, seen_at })))
      .onConflictDoUpdate({ target: externalLinks.url, set: { seen_at } })
  }
  for (const batch of portions(places)) {
    const { resource, record_id, url } = externalLinkUses
    await db
      .insert(externalLinkUses)
      .values(batch.map((place) => ({ ...place, seen_at })))
      .onConflictDoUpdate({ target: [resource, record_id, url], set: { seen_at } })
  }
  await db.delete(externalLinks).where(lt(externalLinks.seen_at, seen_at))
  await db.delete(externalLinkUses).where(lt(externalLinkUses.seen_at, seen_at))
}

function portions<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROW_BATCH_SIZE) }, (_, portion) =>
    rows.slice(portion * ROW_BATCH_SIZE, (portion + 1) * ROW_BATCH_SIZE),
  )
}

/** `unsure` leaves the stored result unchanged. */
async function saveOutcome(
  db: Db,
  { url, outcome, checkedAt }: { url: string; outcome: ProbeOutcome; checkedAt: Date },
): Promise<void> {
  const isBad = outcome === 'gone' || outcome === 'unreachable'
  const change = isBad
    ? { failures: sql`${externalLinks.failures} + 1`, failure: outcome }
    : outcome === 'good'
      ? { failures: 0, failure: '' as const }
      : {}
  await db
    .update(externalLinks)
    .set({ checked_at: checkedAt, ...change })
    .where(eq(externalLinks.url, url))
}

/** `unsure`: responses that robots get and readers may not, such as 429, 403 or a temporary error. */
export type ProbeOutcome = 'good' | 'gone' | 'unreachable' | 'unsure'
type CheckOptions = { timeoutMs?: number; isAllowed?: (address: string) => boolean }
type ProbeResult = { status: number; location: string | undefined }

const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 5
/** Statuses with which servers refuse HEAD, but perhaps not GET. */
const AGAIN = new Set([400, 403, 404, 405, 406, 501])

/** Private addresses are refused: every resolved IP is checked on connecting, also after redirects. Never throws. */
export async function checkExternalUrl(
  url: string,
  { timeoutMs = TIMEOUT_MS, isAllowed = isPublicIp }: CheckOptions = {},
): Promise<ProbeOutcome> {
  try {
    let target = new URL(url)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const { status, location } = await probe(target, { timeoutMs, isAllowed })
      if (status < 300 || status > 399 || location === undefined) return getOutcome(status)
      target = new URL(location, target)
    }
    return 'unsure'
  } catch {
    return 'unreachable'
  }
}

function getOutcome(status: number): ProbeOutcome {
  if (status === 404 || status === 410) return 'gone'
  return status < 400 ? 'good' : 'unsure'
}

async function probe(target: URL, limits: Required<CheckOptions>): Promise<ProbeResult> {
  const response = await send(target, 'HEAD', limits)
  return AGAIN.has(response.status) ? send(target, 'GET', limits) : response
}

function send(
  target: URL,
  method: 'HEAD' | 'GET',
  { timeoutMs, isAllowed }: Required<CheckOptions>,
): Promise<ProbeResult> {
  if (!['http:', 'https:'].includes(target.protocol)) throw new Error(`${target.protocol} is not supported`)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  // Host names are checked by `lookup` below, which is not called for an IP.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Error(`${host} is a private address`)
  const options = {
    method,
    // A kept-alive connection may belong to another host name.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    lookup: lookupWith(isAllowed),
    headers: { 'user-agent': 'Partitur link check', accept: '*/*' },
  } as const
  return new Promise((resolve, reject) => {
    const clientRequest = (target.protocol === 'https:' ? overHttps : overHttp)(target, options, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}

function lookupWith(isAllowed: (address: string) => boolean) {
  return (
    name: string,
    options: LookupOptions,
    done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (error || !first) return done(error ?? new Error(`${name} is a private address`), [])
      if (options.all) return done(null, allowed)
      done(null, first.address, first.family)
    })
  }
}

const MODULE_BATCH_SIZE = 500

/** The addresses of other websites that modules lead to, with repetitions. */
async function* findLinksOnPages(db: Db): AsyncGenerator<string> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: { id: number; data: Record<string, unknown> }[] = await db
      .select({ id: modules.id, data: modules.data })
      .from(modules)
      .innerJoin(sections, eq(sections.id, modules.section_id))
      .where(gt(modules.id, after))
      .orderBy(asc(modules.id))
      .limit(MODULE_BATCH_SIZE)
    for (const { data } of rows) {
      const { link, ...texts } = data
      yield* extractExternalUrls({ links: link, texts })
    }
    after = rows.length < MODULE_BATCH_SIZE ? undefined : rows.at(-1)?.id
  }
}

const RECORD_BATCH_SIZE = 500

type LinkPlace = { url: string; resource: string; record_id: number }

async function* findLinksInRecords(db: Db, now: Date): AsyncGenerator<LinkPlace> {
  for (const definition of resources) if (hasExternalLinks(definition)) yield* loadPlaces(db, definition, now)
}

async function* loadPlaces(
  db: Db,
  { name, table, richText, externalLinks, externalLinksWhere }: ResourceDefinition,
  now: Date,
): AsyncGenerator<LinkPlace> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(and(gt(table.id, after), externalLinksWhere?.(now)))
      .orderBy(asc(table.id))
      .limit(RECORD_BATCH_SIZE)
    for (const row of rows) {
      const urls = extractExternalUrls({
        links: externalLinks.map((field) => row[field]),
        texts: richText.map((field) => row[field]),
      })
      for (const url of new Set(urls)) yield { url, resource: name, record_id: Number(row.id) }
    }
    after = rows.length < RECORD_BATCH_SIZE ? undefined : Number(rows.at(-1)?.id)
  }
}
