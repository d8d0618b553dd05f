import type { Locale } from '#config'
import { excerpt } from '#contract/texts/plain-text.ts'
import { isLocalised } from '#model/public-fields.ts'
import { moduleKinds } from '#modules/kinds.ts'
import { migrateData } from '#modules/shape-migrations.ts'
import type { Localised } from '#server/db/columns.ts'
import type { ModuleRow } from './load.ts'

const LONGEST = 60

/** The first words of the heading, else of the first text; identifies a module in lists. */
export function firstWords({ kind, data: stored }: Pick<ModuleRow, 'kind' | 'data'>, locale: Locale): string {
  const schema = moduleKinds.get(kind)
  if (!schema) return ''
  const data = migrateData(schema, stored)
  const texts = Object.entries(schema.fields).flatMap(([name, shape]) => (isLocalised(shape) ? [name] : []))
  const inOrder = schema.heading ? [schema.heading, ...texts] : texts
  return inOrder.map((name) => getWords(data[name], locale)).find((text) => text !== '') ?? ''
}

function getWords(value: unknown, locale: Locale): string {
  const { de = '', en = '' } = typeof value === 'object' && value !== null ? (value as Partial<Localised>) : {}
  return excerpt((locale === 'en' && en) || de, LONGEST)
}
