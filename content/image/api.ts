import { ALREADY_STORED_HEADER } from '#contract/media.ts'
import { readUpload } from '#server/api/read-upload.ts'
import { getRecord } from '#server/services/resources/engine.ts'
import type { TypeApi } from '../define-api.ts'
import { replaceImage, uploadImage } from './endpoints.ts'
import imagesResource from './resource.ts'
import * as uploads from './upload.server.ts'

const api: TypeApi = (on) => {
  on(uploadImage, async (deps, _input, c) => {
    const { bytes, name } = await readUpload(c)
    const title = name.replace(/\.[^.]*$/, '').slice(0, 300)
    const { id, created } = await uploads.storeImage(deps, { bytes, title, alt: { de: '', en: '' }, decorative: false, credit: '' })
    if (!created) c.header(ALREADY_STORED_HEADER, 'true')
    return getRecord(deps, imagesResource, id)
  })
  on(replaceImage, async (deps, { params }, c) => {
    await uploads.replaceImage(deps, { id: params.id, bytes: (await readUpload(c)).bytes })
    return getRecord(deps, imagesResource, params.id)
  })
}

export default api
