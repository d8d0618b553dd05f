import { id, json, table, versionColumns } from '../columns.ts'

export const settings = table('settings', { id: id(), data: json<Record<string, unknown>>(), ...versionColumns() })
