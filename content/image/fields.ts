import { contentAreas } from '#model/areas.ts'
import { defineRecord } from '#model/define-record.ts'
import { storedFileFields } from '#model/fields.ts'

/** Created by upload; the back office edits their descriptions. */
export default defineRecord({
  resource: 'images',
  one: ['Bild', 'Picture'],
  many: ['Mediathek', 'Media library'],
  areas: contentAreas,
  fields: {
    title: { type: 'text', label: ['Titel', 'Title'] },
    alt: {
      type: 'text',
      localised: true,
      max: 500,
      label: ['Alternativtext', 'Alternative text'],
      help: [
        'Was ist zu sehen? Ein Satz für Menschen, die das Bild nicht sehen.',
        'What does it show? One sentence for people who cannot see the picture.',
      ],
    },
    decorative: {
      type: 'boolean',
      initial: false,
      label: ['Schmuckbild ohne Alternativtext', 'Decorative, without alternative text'],
    },
    credit: { type: 'text', label: ['Bildnachweis', 'Credit'] },
    /** For sorting in the back office, joined by commas. */
    tags: {
      type: 'name',
      max: 500,
      label: ['Schlagwörter', 'Tags'],
      help: ['Mit Komma getrennt, zum Beispiel: Presse, Probe.', 'Separated by commas, for example: press, rehearsal.'],
    },
    /** The last day of the usage right; empty: no end. */
    rights_until: {
      type: 'day',
      label: ['Rechte enden am', 'Rights end on'],
      help: [
        'Danach mahnt die Übersicht. Das Bild bleibt auf der Website, bis es jemand ersetzt.',
        'After that the dashboard reminds you. The picture stays on the website until somebody replaces it.',
      ],
    },
    /** For photographs of people; drawings have their own colours. */
    duotone: {
      type: 'boolean',
      initial: false,
      label: ['Porträt zweifarbig zeigen', 'Show portraits in two colours'],
      help: [
        'Für Fotos von Menschen: in den Farben der Plakate, wo das Bild ein Porträt ist.',
        'For photographs of people: in the colours of the posters, where the picture is a portrait.',
      ],
    },
    focal_x: { type: 'fraction', initial: 0.5, label: ['Bildmittelpunkt von links', 'Focal point from the left'] },
    focal_y: { type: 'fraction', initial: 0.5, label: ['Bildmittelpunkt von oben', 'Focal point from the top'] },
    ...storedFileFields,
    width: { type: 'number', required: true, system: true, label: ['Breite in Pixeln', 'Width in pixels'] },
    height: { type: 'number', required: true, system: true, label: ['Höhe in Pixeln', 'Height in pixels'] },
  },
  search: ['title', 'alt', 'credit', 'tags'],
  filters: {
    decorative: true,
    missing_alt: { type: 'boolean', label: ['Ohne Alternativtext', 'Without alternative text'] },
    missing_credit: { type: 'boolean', label: ['Ohne Bildnachweis', 'Without a credit'] },
    hash: true,
    tag: { type: 'text', label: ['Schlagwort', 'Tag'] },
    rights_end: { type: 'boolean', label: ['Rechte enden bald', 'Rights end soon'] },
    unused: { type: 'boolean', label: ['Nirgends verwendet', 'Used nowhere'] },
    duplicated: { type: 'boolean', label: ['Mehrmals vorhanden', 'There more than once'] },
    own: { type: 'boolean', label: ['Aus meinen Bereichen', 'From my areas'] },
  },
  attention: {
    alt: { missing_alt: 'true', own: 'true' },
    credit: { missing_credit: 'true', own: 'true' },
    rights: { rights_end: 'true', own: 'true' },
  },
  pageTexts: ['alt', 'credit'],
  orderings: ['created_at', 'title', 'bytes'],
  defaultOrdering: '-created_at',
  creatable: false,
  form: [
    { heading: ['Bildmittelpunkt', 'Focal point'], parts: ['focal_x'] },
    {
      heading: ['Beschreibung', 'Description'],
      parts: ['decorative', 'alt', ['title', 'credit'], ['tags', 'rights_until'], 'duotone'],
    },
    { heading: ['Wo das Bild vorkommt', 'Where the picture is used'], parts: [{ element: 'usage' }] },
  ],
})
