import { listFaq } from '#contract/faq.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import * as service from './service.ts'

const api: TypeApi = (on) => {
  on(listFaq, service.listFaq)
}

export default api
