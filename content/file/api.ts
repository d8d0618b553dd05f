import { ALREADY_STORED_HEADER } from '#contract/media.ts'
import { readUpload } from '#server/api/read-upload.ts'
import { getRecord } from '#server/services/resources/engine.ts'
import type { TypeApi } from '../define-api.ts'
import { replaceFile, uploadFile } from './endpoints.ts'
import filesResource from './resource.ts'
import * as uploads from './service.ts'

const api: TypeApi = (on) => {
  on(uploadFile, async (deps, { query }, c) => {
    const { id, created } = await uploads.storeFile(deps, { ...(await readUpload(c)), accept: query.accept })
    if (!created) c.header(ALREADY_STORED_HEADER, 'true')
    return getRecord(deps, filesResource, id)
  })
  on(replaceFile, async (deps, { params }, c) => {
    await uploads.replaceFile(deps, { id: params.id, bytes: (await readUpload(c)).bytes })
    return getRecord(deps, filesResource, params.id)
  })
}

export default api
