import type { Locale } from '#config'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { AppError } from '#contract/errors.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { addDays, fromWallTime, toDay } from '#contract/time/local-time.ts'
import type { LinkTarget, ResourceName } from '#model/define-type.ts'
import type { FieldShapes } from '#model/fields.ts'
import { requireRecordType } from '#model/records.ts'
import { findContentType, linkTargets } from '#model/types.ts'
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
    const id = ids.get(`${toKind(kind)}:${key}`)
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

  const imageOf = (subject: Parameters<typeof pictureKey>[0], key: string) =>
    imageIds.get(pictureKey(subject, key)) ?? null

  /** Creates a record as the back office would, and stores its id by key. */
  async function create(name: ResourceName, { key }: { key: string }, body: Record<string, unknown>): Promise<void> {
    const parsed = resourceBodies[name].safeParse(await withLinks(body))
    if (!parsed.success) throw new AppError('bad_input', { message: `${name} ${key}: ${parsed.error.message}` })
    const record = await createRecord(deps, requireResource(name), parsed.data)
    ids.set(`${toKind(name)}:${key}`, Number(record.id))
  }

  /** Creates records in their order, with the picture of each. */
  async function createAll(name: ResourceName, records: readonly { key: string; slug?: Text }[]): Promise<void> {
    const { fields } = requireRecordType(name)
    // The links of types are the targets of links.
    const target = findContentType(name)?.link as LinkTarget | undefined
    for (const [order, { slug, ...record }] of records.entries()) {
      const { key, ...values } = record
      await create(name, record, {
        ...('order' in fields && { order }),
        ...(slug && { slug_de: slug.de, slug_en: slug.en }),
        ...('image_id' in fields && target && { image_id: imageOf(target, key) }),
        ...withIds(fields, 'key' in fields ? record : values),
      })
    }
  }

  /** Replaces the keys of other records by their ids. */
  function withIds(fields: FieldShapes, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const toId = (to: ResourceName, value: unknown) => (typeof value === 'string' ? idOf(to, value) : value)
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const shape = fields[name]
        if (shape?.type === 'reference') return [name, toId(shape.to, value)]
        if (!Array.isArray(value)) return [name, value]
        if (shape?.type === 'references') return [name, value.map((key) => toId(shape.to, key))]
        return [name, shape?.type === 'rows' ? value.map((row) => withIds(shape.fields, row)) : value]
      }),
    )
  }

  return {
    deps,
    withLinks,
    link,
    /** The file reference of an uploaded film. */
    fileNamed: async (key: string) =>
      (await resolveLinks(deps, [`file:${idOf('file', key)}`], 'de')).get(`file:${idOf('file', key)}`),
    idOf,
    imageOf,
    imageNamed: (key: string) => imageIds.get(key) ?? null,
    create,
    createAll,
    instant({ dayOffset, weekday, time }: RelativeTime): Date {
      const from = addDays(today, dayOffset)
      const daysAhead = (weekdays.indexOf(weekday) - new Date(from).getUTCDay() + 7) % 7
      return instantAt(addDays(from, daysAhead), time)
    },
    daysFromNow: (days: number, time: string) => instantAt(addDays(today, days), time).toISOString(),
  }
}

/** The kind in links to the records of a resource: `person` for `people`. */
function toKind(resourceOrKind: string): string {
  return findContentType(resourceOrKind)?.link ?? resourceOrKind
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
