import type { TypeHooks } from '#server/services/type-hooks.ts'
import { listFaq } from './service.ts'

export default { listQuestions: listFaq } satisfies Partial<TypeHooks>
