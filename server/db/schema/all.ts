import * as accounts from './accounts.ts'
import * as sections from './sections.ts'
import * as settings from './settings.ts'

const content = import.meta.glob<Record<string, unknown>>('../../../content/*/table.ts', { eager: true })

const tables = Object.values(content).map(({ default: _byResource, ...named }) => named)

export const schema = Object.assign({}, ...tables, accounts, sections, settings) as typeof accounts & typeof sections & typeof settings
