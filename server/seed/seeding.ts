import type { Locale } from '#config'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { AppError } from '#contract/errors.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { addDays, fromWallTime, toDay } from '#contract/time/local-time.ts'
import type { ResourceName } from '#model/define-type.ts'
import { linkTargets } from '#model/types.ts'
import type { Deps } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { createRecord } from '#server/services/resources/engine.ts'
import { resolveLinks } from '#server/services/urls/links.ts'
import { pictureKey } from './content/picture-key.ts'
import type { RelativeTime, Text, Weekday } from './content/types.ts'

const weekdays: Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const targets = linkTargets.join('|')
const reference = new RegExp(`^(${targets}):(.+)$`)
const referencesInHtml = new RegExp(`href="((?:${targets}):[^"]+)"`, 'g')

/** The shared context of the demo: services, and ids of existing records. */
export type SeedContext = ReturnType<typeof createSeedContext>

export type Media = { imageIds: ReadonlyMap<string, number>; fileIds: ReadonlyMap<string, number> }

export function createSeedContext(deps: Deps, { imageIds, fileIds }: Media) {
  const ids = new Map([...fileIds].map(([key, id]) => [`file:${key}`, id]))
  const today = toDay(deps.now())

  function idOf(kind: string, key: string): number {
    const id = ids.get(`${kind}:${key}`)
    if (id === undefined) throw new Error(`the demo has no ${kind} ${key}`)
    return id
  }

  const link = (href: string) => href.replace(reference, (_, kind: string, key: string) => `${kind}:${idOf(kind, key)}`)

  /** Links in rich text lead to the record's page in the text's language. */
  async function withLinks(values: Record<string, unknown>): Promise<Record<string, unknown>> {
    const resolved = { ...values }
    for (const [field, value] of Object.entries(values)) {
      if (!isText(value) || !`${value.de}${value.en}`.includes('href="')) continue
      resolved[field] = { de: await linksIn(value.de, 'de'), en: await linksIn(value.en, 'en') }
    }
    return resolved
  }

  async function linksIn(html: string, locale: Locale): Promise<string> {
    const hrefs = [...html.matchAll(referencesInHtml)].map(([, href = '']) => href)
    const urls = await resolveLinks(deps, hrefs.map(link), locale)
    return hrefs.reduce((text, href) => text.replace(`href="${href}"`, `href="${urls.get(link(href))}"`), html)
  }

  return {
    deps,
    withLinks,
    link,
    /** The file reference of an uploaded film. */
    fileNamed: async (key: string) =>
      (await resolveLinks(deps, [`file:${idOf('file', key)}`], 'de')).get(`file:${idOf('file', key)}`),
    idOf,
    imageOf: (subject: Parameters<typeof pictureKey>[0], key: string) => imageIds.get(pictureKey(subject, key)) ?? null,
    imageNamed: (key: string) => imageIds.get(key) ?? null,
    /** Creates a record as the back office would, and stores its id by key. */
    async create(
      name: ResourceName,
      { kind = name, key }: { kind?: string; key: string },
      body: Record<string, unknown>,
    ): Promise<number> {
      const parsed = resourceBodies[name].safeParse(await withLinks(body))
      if (!parsed.success) throw new AppError('bad_input', { message: `${name} ${key}: ${parsed.error.message}` })
      const record = await createRecord(deps, requireResource(name), parsed.data)
      ids.set(`${kind}:${key}`, Number(record.id))
      return Number(record.id)
    },
    instant({ dayOffset, weekday, time }: RelativeTime): Date {
      const from = addDays(today, dayOffset)
      const daysAhead = (weekdays.indexOf(weekday) - new Date(from).getUTCDay() + 7) % 7
      return instantAt(addDays(from, daysAhead), time)
    },
    daysFromNow: (days: number, time: string) => instantAt(addDays(today, days), time).toISOString(),
  }
}

function instantAt(day: string, time: string): Date {
  const instant = fromWallTime(`${day}T${time}`)
  if (!instant) throw new Error(`a time of the demo does not exist: ${day} ${time}`)
  return instant
}

export function minutesLater(start: Date, minutes: number): string {
  return new Date(start.getTime() + minutes * MINUTE_MS).toISOString()
}

function isText(value: unknown): value is Text {
  return (
    typeof value === 'object' &&
    value !== null &&
    'de' in value &&
    'en' in value &&
    typeof value.de === 'string' &&
    typeof value.en === 'string'
  )
}
