import type { Locale } from '#config'
import { moduleSchemas } from '#modules/schemas.ts'
import { toShown } from '../sections/data.ts'
import { pack } from '../versions/pack.ts'
import type { ModuleState, PageState } from '../versions/page-state.ts'

/** Whether a reader of this language sees a difference: other texts of the other language are none, unless they stand in for missing ones. */
export function differsIn(locale: Locale, one: PageState, other: PageState): boolean {
  return pack(inLanguage(one, locale)) !== pack(inLanguage(other, locale))
}

function inLanguage({ sections, modules }: PageState, locale: Locale): PageState {
  return { sections, modules: modules.map((module) => ({ ...module, data: fieldsOf(module, locale) })) }
}

function fieldsOf({ kind, data }: ModuleState, locale: Locale): Record<string, unknown> {
  const schema = moduleSchemas.get(kind)
  return schema ? toShown(schema, data, locale).fields : data
}
