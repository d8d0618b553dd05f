import { resourceAddresses } from '../addresses/resource.ts'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { recordSchemaFor } from './resources/records.ts'

export const MAX_IMAGE_BYTES = 30 * 1024 * 1024

const upload = {
  access: 'editor',
  method: 'POST',
  errors: ['bad_input', 'too_large', 'too_many_requests', 'unsupported_media'],
  maxBytes: MAX_IMAGE_BYTES,
} as const

/** `multipart/form-data` with one `file`; the media type is detected from the content. */
export const uploadImage = endpoint({
  ...upload,
  id: 'admin_upload_image',
  response: recordSchemaFor('images'),
  tag: 'admin: images',
  summary: 'Adds a picture (multipart, field `file`); known bytes answer the known record',
  ...resourceAddresses('images').upload,
  status: 201,
})
export const replaceImage = endpoint({
  ...upload,
  id: 'admin_replace_image',
  response: recordSchemaFor('images'),
  tag: 'admin: images',
  summary: 'Puts another picture in the place of this one (multipart, field `file`)',
  ...resourceAddresses('images').replace,
  params: idParams,
})
