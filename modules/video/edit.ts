import { defineEdit } from '../define-edit.ts'
import { PASTED_MAX } from '../embed.ts'
import { messages } from './messages.ts'
import type schema from './schema.ts'

export default defineEdit<typeof schema>({
  kind: 'video',
  messages,
  titleField: 'title',
  fields: [
    { name: 'video_url', type: 'text', maxLength: PASTED_MAX, required: true },
    { name: 'video_file_mp4', type: 'file', accept: 'video/mp4' },
    { name: 'image', type: 'image', required: true },
    { name: 'title', type: 'text', maxLength: 300, inline: true },
    { name: 'length', type: 'text', maxLength: 20 },
    { name: 'content', type: 'rich-text', inline: true },
  ],
})
