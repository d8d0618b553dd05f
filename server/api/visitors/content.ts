import type { Services } from '#server/create-services.ts'
import type { TypeApi } from '../define-api.ts'
import { type Api, type EndpointRegistry, implement } from '../implement.ts'

const apis = import.meta.glob<TypeApi>('../../../content/*/api.ts', { eager: true, import: 'default' })

/** The content calls of spec §7, of every content type. */
export function contentApi(api: Api, registry: EndpointRegistry, services: Services): void {
  const on = implement(api, registry)
  for (const putOn of Object.values(apis)) putOn(on, services)
}
