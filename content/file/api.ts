import { ALREADY_STORED_HEADER } from '#contract/media/media.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { receiveUpload } from '#server/api/receive-upload.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { getRecord } from '#server/services/resources/engine.ts'
import { MAX_FILE_BYTES, replaceFile, uploadFile } from './endpoints.ts'
import * as uploads from './service.ts'

const limits = { resource: 'files', maxBytes: MAX_FILE_BYTES } as const

const api: TypeApi = (on) => {
  on(uploadFile, async (deps, { query }, c) => {
    const { id, created } = await receiveUpload(c, deps, {
      ...limits,
      store: (upload) => uploads.storeFile(deps, { ...upload, accept: query.accept }),
    })
    if (!created) c.header(ALREADY_STORED_HEADER, 'true')
    return getRecord(deps, requireResource('files'), id)
  })
  on(replaceFile, async (deps, { params }, c) => {
    await receiveUpload(c, deps, {
      ...limits,
      store: ({ bytes }) => uploads.replaceFile(deps, { id: params.id, bytes }),
    })
    return getRecord(deps, requireResource('files'), params.id)
  })
}

export default api
