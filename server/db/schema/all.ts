import * as accounts from './accounts.ts'
import * as sections from './sections.ts'
import * as settings from './settings.ts'

const content = import.meta.glob<Record<string, unknown>>('../../../content/*/table.ts', { eager: true })

export const schema = Object.assign({}, ...Object.values(content), accounts, sections, settings) as typeof accounts & typeof sections & typeof settings
