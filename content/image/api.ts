import { MAX_IMAGE_BYTES, replaceImage, uploadImage } from '#contract/admin/images.ts'
import { ALREADY_STORED_HEADER } from '#contract/media/media.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { receiveUpload } from '#server/api/receive-upload.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { getRecord } from '#server/services/resources/engine.ts'
import * as uploads from './upload.server.ts'

const limits = { resource: 'images', maxBytes: MAX_IMAGE_BYTES } as const

const api: TypeApi = (on) => {
  on(uploadImage, async (deps, _input, c) => {
    const { id, created } = await receiveUpload(c, deps, {
      ...limits,
      store: ({ bytes, name }) => {
        const title = name.replace(/\.[^.]*$/, '').slice(0, 300)
        return uploads.storeImage(deps, { bytes, title, alt: { de: '', en: '' }, decorative: false, credit: '' })
      },
    })
    if (!created) c.header(ALREADY_STORED_HEADER, 'true')
    return getRecord(deps, requireResource('images'), id)
  })
  on(replaceImage, async (deps, { params }, c) => {
    await receiveUpload(c, deps, {
      ...limits,
      store: ({ bytes }) => uploads.replaceImage(deps, { id: params.id, bytes }),
    })
    return getRecord(deps, requireResource('images'), params.id)
  })
}

export default api
