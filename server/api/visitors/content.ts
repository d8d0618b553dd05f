import type { TypeApi } from '../define-api.ts'

const apis = import.meta.glob<TypeApi>('../../../content/*/api.ts', { eager: true, import: 'default' })

/** The content calls of spec §7, of every content type. */
export const contentApi: TypeApi = (on, services) => {
  for (const putOn of Object.values(apis)) putOn(on, services)
}
