import { defineEdit } from '../define-edit.ts'
import schema from './schema.ts'

export default defineEdit(schema, {
  icon: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  titleField: 'title',
  fields: ['video_url', 'video_file_mp4', 'image', 'title', 'length', 'content'],
  inline: ['title', 'content'],
  messages: {
    de: {
      name: 'Video',
      fields: {
        video_url: 'Adresse des Videos',
        video_file_mp4: 'Eigene MP4-Datei',
        image: 'Vorschaubild',
        title: 'Titel',
        length: 'Dauer',
        content: 'Text',
      },
      help: {
        video_url: 'YouTube oder Vimeo, als Adresse oder Einbettungscode. Mit einer eigenen Datei nicht nötig.',
        video_file_mp4: 'Wird statt des Dienstes abgespielt, ohne Rückfrage beim Besucher.',
        image: 'Freiwillig. Ohne Bild zeigt eine eigene Datei sich selbst und ein Dienst eine neutrale Fläche.',
        length: 'Zum Beispiel 4:32',
      },
    },
    en: {
      name: 'Video',
      fields: {
        video_url: 'Address of the video',
        video_file_mp4: 'Own MP4 file',
        image: 'Poster',
        title: 'Title',
        length: 'Length',
        content: 'Text',
      },
      help: {
        video_url: 'YouTube or Vimeo, as address or embed code. Not needed with a file of your own.',
        video_file_mp4: 'Played instead of the service, without asking the visitor.',
        image: 'Optional. Without it a file of your own shows itself, and a service a neutral area.',
        length: 'For example 4:32',
      },
    },
  },
})
