import { uniqueIndex } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import color from './fields.ts'

export const colors = tableOf(color, 'colors', { indexes: (t) => [uniqueIndex('colors_key').on(t.key)] })
