import type { TypeApi } from '#server/api/define-api.ts'
import { importClosedDays, readClosedDays } from './endpoints.ts'
import { addClosedDays, readCalendarFile } from './import.server.ts'

const api: TypeApi = (on) => {
  on(readClosedDays, (deps, { body }) => readCalendarFile(deps, body.calendar))
  on(importClosedDays, (deps, { body }) => addClosedDays(deps, body.entries))
}

export default api
