import type { ModuleRecord } from '#contract/sections.ts'
import type { ActionOf, Applied } from './action.ts'
import { changeModule } from './change.ts'
import { type Doc, findModule } from './document.ts'

/** Changes texts and settings of a module; `undefined` takes a field away. */
export function setFields(doc: Doc, { module, fields }: ActionOf<'set_fields'>): Applied | null {
  const record = findModule(doc, module)
  if (!record) return null
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]]))
  return {
    doc: changeModule(doc, module, (found) => withFields(found, fields)),
    inverse: { type: 'set_fields', module, fields: before },
  }
}

function withFields(record: ModuleRecord, fields: Readonly<Record<string, unknown>>): ModuleRecord {
  const changed: ModuleRecord = { ...record, ...fields }
  for (const [name, value] of Object.entries(fields)) if (value === undefined) delete changed[name]
  return changed
}
