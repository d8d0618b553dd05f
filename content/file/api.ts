import type { TypeApi } from '#server/api/define-api.ts'
import { receiveRecord } from '#server/api/receive-upload.ts'
import { MAX_FILE_BYTES, replaceFile, uploadFile } from './endpoints.ts'
import * as uploads from './service.ts'

const limits = { resource: 'files', maxBytes: MAX_FILE_BYTES } as const

const api: TypeApi = (on) => {
  on(uploadFile, (deps, { query: { accept } }, c) =>
    receiveRecord(c, deps, { ...limits, store: (upload) => uploads.storeFile(deps, { ...upload, accept }) }),
  )
  on(replaceFile, (deps, { params: { id } }, c) =>
    receiveRecord(c, deps, { ...limits, store: ({ bytes }) => uploads.replaceFile(deps, { id, bytes }) }),
  )
}

export default api
