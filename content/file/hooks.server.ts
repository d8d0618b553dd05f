import type { TypeHooks } from '#server/services/type-hooks.ts'
import { storeFile } from './service.ts'

export default { storeFile } satisfies Partial<TypeHooks>
