import { MAX_IMAGE_BYTES, replaceImage, uploadImage } from '#contract/admin/images.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { receiveRecord } from '#server/api/receive-upload.ts'
import * as uploads from './upload.server.ts'

const limits = { resource: 'images', maxBytes: MAX_IMAGE_BYTES } as const

const api: TypeApi = (on) => {
  on(uploadImage, (deps, _input, c) =>
    receiveRecord(c, deps, {
      ...limits,
      store: ({ bytes, name }) => {
        const title = name.replace(/\.[^.]*$/, '').slice(0, 300)
        return uploads.storeImage(deps, { bytes, title, alt: { de: '', en: '' }, decorative: false, credit: '' })
      },
    }),
  )
  on(replaceImage, (deps, { params: { id } }, c) =>
    receiveRecord(c, deps, { ...limits, store: ({ bytes }) => uploads.replaceImage(deps, { id, bytes }) }),
  )
}

export default api
