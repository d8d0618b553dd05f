import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  titleField: 'title',
  fields: ['video_url', 'video_file_mp4', 'image', 'title', 'length', 'content'],
  inline: ['title', 'content'],
})
