import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  titleField: 'title',
  fields: ['video_url', 'image', 'title', 'length', 'content'],
  inline: ['title', 'content'],
  messages: {
    de: {
      name: 'Video',
      fields: {
        video_url: 'Adresse des Videos',
        image: 'Vorschaubild',
        title: 'Titel',
        length: 'Dauer',
        content: 'Text',
      },
      help: {
        video_url: 'YouTube oder Vimeo, als Adresse oder Einbettungscode.',
        image: 'Freiwillig. Ohne Bild erscheint eine neutrale Fläche.',
        length: 'Zum Beispiel 4:32',
      },
    },
    en: {
      name: 'Video',
      fields: {
        video_url: 'Address of the video',
        image: 'Poster',
        title: 'Title',
        length: 'Length',
        content: 'Text',
      },
      help: {
        video_url: 'YouTube or Vimeo, as address or embed code.',
        image: 'Optional. Without it a neutral area is shown.',
        length: 'For example 4:32',
      },
    },
  },
})
