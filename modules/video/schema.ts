import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'video',
  label: ['Video', 'Video'],
  fields: {
    video_url: {
      type: 'embed',
      services: ['youtube', 'vimeo'],
      required: true,
      unless: 'video_file_mp4',
      label: ['Adresse des Videos', 'Address of the video'],
      help: [
        'YouTube oder Vimeo, als Adresse oder Einbettungscode. Mit einer eigenen Datei nicht nötig.',
        'YouTube or Vimeo, as address or embed code. Not needed with a file of your own.',
      ],
    },
    video_file_mp4: {
      type: 'file',
      accept: 'video/mp4',
      label: ['Eigene MP4-Datei', 'Own MP4 file'],
      help: [
        'Wird statt des Dienstes abgespielt, ohne Rückfrage beim Besucher.',
        'Played instead of the service, without asking the visitor.',
      ],
    },
    image: {
      type: 'reference',
      to: 'images',
      label: ['Vorschaubild', 'Poster'],
      help: [
        'Freiwillig. Ohne Bild zeigt eine eigene Datei sich selbst und ein Dienst eine neutrale Fläche.',
        'Optional. Without it a file of your own shows itself, and a service a neutral area.',
      ],
    },
    length: { type: 'text', max: 20, label: ['Dauer', 'Length'], help: ['Zum Beispiel 4:32', 'For example 4:32'] },
    title: { type: 'text', localised: true, label: ['Titel', 'Title'] },
    content: { type: 'rich-text', label: ['Text', 'Text'] },
  },
})
