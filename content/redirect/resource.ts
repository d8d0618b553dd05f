import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { findableRedirect } from './paths.server.ts'
import { checkManualRedirect } from './service.ts'
import { redirects } from './table.ts'

const redirectsResource: ResourceDefinition = {
  name: 'redirects',
  table: redirects,
  search: ['old_path', 'new_path'],
  filters: { automatic: equals(redirects.automatic), old_path: equals(redirects.old_path) },
  orderings: { created_at: redirects.created_at, old_path: redirects.old_path, hits: redirects.hits },
  defaultOrdering: '-created_at',
  beforeSave: async (deps, values, before) => {
    const { old_path, new_path } = { ...before, ...values } as { old_path: string; new_path: string }
    const checked = await checkManualRedirect(deps, { id: before?.id ?? 0, old_path, new_path })
    return {
      ...values,
      ...checked,
      ...findableRedirect(checked),
      ...(before ? {} : { automatic: false, created_at: deps.now() }),
    }
  },
}

export default redirectsResource
