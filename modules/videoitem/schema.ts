import { defineSchema } from '../define.tsx'

export default defineSchema({
  kind: 'videoitem',
  label: ['Video', 'Video'],
  fields: {
    video_url: {
      type: 'embed',
      services: ['youtube', 'vimeo', 'youtubeShort'],
      required: true,
      label: ['Adresse des Videos', 'Address of the video'],
      help: ['YouTube oder Vimeo, als Adresse oder Einbettungscode.', 'YouTube or Vimeo, as address or embed code.'],
    },
    image: {
      type: 'reference',
      to: 'images',
      label: ['Vorschaubild', 'Poster'],
      help: ['Freiwillig. Ohne Bild erscheint eine neutrale Fläche.', 'Optional. Without it a neutral area is shown.'],
    },
    length: { type: 'text', max: 20, label: ['Dauer', 'Length'], help: ['Zum Beispiel 4:32', 'For example 4:32'] },
    title: { type: 'text', localised: true, label: ['Titel', 'Title'] },
    content: { type: 'rich-text', label: ['Text', 'Text'] },
  },
  item: true,
})
