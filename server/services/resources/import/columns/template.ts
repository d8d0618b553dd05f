import type { z } from 'zod'
import type { Locale } from '#config'
import type { importTemplateSchema } from '#contract/admin/resources/import.ts'
import { requireReader } from '../../../accounts/areas.ts'
import type { Deps } from '../../../deps.ts'
import type { ResourceDefinition } from '../../definition.ts'
import { referenceFields } from '../../export/names.ts'
import { createTitleIndex, type TitleIndex } from '../title-index.ts'
import { type ImportTarget, importTargets } from './targets.ts'

const words = {
  de: {
    text: 'Beispiel',
    name: 'Muster',
    days: ['24.12.2027', '25.12.2027'],
    time: '19.30 Uhr',
    euros: ['12,50', '38'],
  },
  en: {
    text: 'Example',
    name: 'Sample',
    days: ['24 December 2027', '25 December 2027'],
    time: '7:30 pm',
    euros: ['12.50', '38'],
  },
} as const
const EXAMPLES = 2
/** Headings of a choice that most files have. */
const MIN_HEADINGS = 6

/** Headings that the import reads, and two rows of examples with names that exist. */
export async function importTemplate(
  deps: Deps,
  definition: ResourceDefinition,
): Promise<z.output<typeof importTemplateSchema>> {
  requireReader(deps, definition.name)
  const targets = importTargets(definition, deps.locale).filter((target) => isShown(definition, target))
  const titles = createTitleIndex(deps.db)
  const examples: string[][] = []
  for (let row = 0; row < EXAMPLES; row++) {
    const cells: string[] = []
    for (const target of targets) cells.push(await exampleOf(definition, { target, row, titles, locale: deps.locale }))
    examples.push(cells)
  }
  return { rows: [targets.map(({ head }) => head), ...examples] }
}

/** Required fields, those that tell records apart, and those with headings of offices. */
function isShown(
  definition: ResourceDefinition,
  { field, inner, part, shape, preset, headings, isUsual }: ImportTarget,
): boolean {
  if (part === 'number' || part === 'list' || part === 'en' || part === 'owner' || part === 'apart') return false
  if (shape.type === 'instant' && (part === 'value' || shape.after !== undefined)) return false
  // Soloists and conductors; other performers are rarer.
  if (preset) return headings.length >= MIN_HEADINGS
  const isKey = inner === undefined && definition.naturalKey.fields.includes(field)
  return isKey || shape.required === true || isUsual
}

type Example = { target: ImportTarget; row: number; titles: TitleIndex; locale: Locale }

async function exampleOf(definition: ResourceDefinition, { target, row, titles, locale }: Example): Promise<string> {
  const { shape, part, field, inner } = target
  const { text, name, days, time, euros } = words[locale]
  switch (shape.type) {
    case 'instant':
      return part === 'time' ? time : (days[row] ?? '')
    case 'day':
      return days[row] ?? ''
    case 'cents':
      return euros[row] ?? ''
    case 'number':
      return String(shape.min ?? 1)
    case 'boolean':
      return locale === 'de' ? 'ja' : 'yes'
    case 'choice':
      return Object.values(shape.options)[0]?.[locale === 'de' ? 0 : 1] ?? ''
    case 'email':
      return `info${row + 1}@example.org`
    case 'web-address':
      return 'https://example.org/'
    case 'reference':
    case 'references': {
      const table = referenceFields(definition).get(inner === undefined ? field : `${field}.${inner}`)
      const all = table ? await titles.titles(table) : []
      return (all[row] ?? all[0])?.title ?? ''
    }
    // Rows with the same name are one record.
    case 'text':
      return field === definition.naturalKey.fields[0] && part === 'de'
        ? text
        : shape.required
          ? `${text} ${row + 1}`
          : ''
    case 'name':
      return `${name} ${row + 1}`
    default:
      return ''
  }
}
