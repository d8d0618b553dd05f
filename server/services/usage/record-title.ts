import type { Locale } from '#config'
import { typeOfResource } from '#content/types.ts'
import type { Localised } from '#server/db/columns.ts'
import { textOf } from '../localise.ts'
import type { ResourceDefinition, Row } from '../resources/definition.ts'

/** What a record is called in the language of the reader. */
export function titleOf({ name }: ResourceDefinition, row: Row, locale: Locale): string {
  return (typeOfResource(name)?.title ?? [])
    .map((field) => row[field])
    .map((value) => (typeof value === 'string' ? value : textOf(value as Localised, locale)))
    .filter((text) => text !== '')
    .join(' ')
}
