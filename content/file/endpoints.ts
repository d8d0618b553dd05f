import { z } from 'zod'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { recordSchemaFor } from '#contract/admin/resources/records.ts'
import { idParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { fileExtensions } from '#contract/media/media.ts'

export const MAX_FILE_BYTES = 200 * 1024 * 1024

const upload = {
  access: 'editor',
  method: 'POST',
  errors: ['bad_input', 'too_large', 'too_many_requests', 'unsupported_media'],
  maxBytes: MAX_FILE_BYTES,
} as const
const fileType = z.enum(Object.keys(fileExtensions) as (keyof typeof fileExtensions)[])

/** `multipart/form-data` with one `file`; the media type is detected from the content. */
export const uploadFile = endpoint({
  ...upload,
  id: 'admin_upload_file',
  response: recordSchemaFor('files'),
  tag: 'admin: files',
  summary: 'Adds a PDF, MP3 or MP4 (multipart, field `file`), or only what `accept` names',
  ...resourceAddresses('files').upload,
  query: z.object({ accept: fileType.optional() }),
  status: 201,
})
export const replaceFile = endpoint({
  ...upload,
  id: 'admin_replace_file',
  response: recordSchemaFor('files'),
  tag: 'admin: files',
  summary: 'Puts another file of the same type in the place of this one (multipart, field `file`); links to it stay',
  ...resourceAddresses('files').replace,
  params: idParams,
})
