import type { RulesByResource, TypeRules } from '#server/services/resources/definition.ts'
import { findableRedirect } from './paths.server.ts'
import { checkManualRedirect } from './service.ts'

/** The paths as they are looked up; a new redirect gets its time. */
const normaliseRedirect: TypeRules['beforeSave'] = async (deps, values, before) => {
  const { old_path, new_path } = { ...before, ...values } as { old_path: string; new_path: string }
  const checked = await checkManualRedirect(deps, { id: before?.id ?? 0, old_path, new_path })
  return {
    ...values,
    ...findableRedirect(checked),
    ...(before ? {} : { automatic: false, created_at: deps.now() }),
  }
}

export default { redirects: { beforeSave: normaliseRedirect } } satisfies RulesByResource
