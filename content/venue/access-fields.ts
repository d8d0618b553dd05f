import type { FieldShapes } from '#model/fields.ts'

/** Accessibility of a hall or of one date. Null: not stated; on a date: as in its hall. `…_note` holds the note of one. */
export const accessFields = {
  wheelchair_places: { type: 'number', min: 0, max: 10_000, label: ['Rollstuhlplätze', 'Wheelchair spaces'] },
  wheelchair_note: {
    type: 'text',
    localised: true,
    label: ['Rollstuhlplätze: wie man sie bucht', 'Wheelchair spaces: how to book'],
  },
  companion_ticket: {
    type: 'boolean',
    initial: null,
    label: ['Karte für die Begleitperson', 'Ticket for a companion'],
  },
  companion_ticket_note: {
    type: 'text',
    localised: true,
    label: ['Karte für die Begleitperson: Hinweis', 'Ticket for a companion: note'],
  },
  step_free: { type: 'boolean', initial: null, label: ['Stufenloser Weg', 'Step-free way'] },
  step_free_note: { type: 'text', localised: true, label: ['Stufenloser Weg: Hinweis', 'Step-free way: note'] },
  lift: { type: 'boolean', initial: null, label: ['Aufzug', 'Lift'] },
  lift_note: { type: 'text', localised: true, label: ['Aufzug: Hinweis', 'Lift: note'] },
  accessible_toilet: { type: 'boolean', initial: null, label: ['Barrierefreie Toilette', 'Accessible toilet'] },
  accessible_toilet_note: {
    type: 'text',
    localised: true,
    label: ['Barrierefreie Toilette: Hinweis', 'Accessible toilet: note'],
  },
  hearing_loop: { type: 'boolean', initial: null, label: ['Induktive Höranlage', 'Hearing loop'] },
  hearing_loop_note: {
    type: 'text',
    localised: true,
    label: ['Induktive Höranlage: Hinweis', 'Hearing loop: note'],
  },
  quiet_place: { type: 'boolean', initial: null, label: ['Ruhiger Raum', 'Quiet room'] },
  quiet_place_note: { type: 'text', localised: true, label: ['Ruhiger Raum: Hinweis', 'Quiet room: note'] },
  sign_language: { type: 'boolean', initial: null, label: ['Gebärdensprache', 'Sign language'] },
  sign_language_note: { type: 'text', localised: true, label: ['Gebärdensprache: Hinweis', 'Sign language: note'] },
  relaxed: { type: 'boolean', initial: null, label: ['Entspannte Vorstellung', 'Relaxed performance'] },
  relaxed_note: {
    type: 'text',
    localised: true,
    label: ['Entspannte Vorstellung: Hinweis', 'Relaxed performance: note'],
  },
  assistance_dogs: {
    type: 'boolean',
    initial: null,
    label: ['Assistenzhunde willkommen', 'Assistance dogs welcome'],
  },
  assistance_dogs_note: {
    type: 'text',
    localised: true,
    label: ['Assistenzhunde willkommen: Hinweis', 'Assistance dogs welcome: note'],
  },
  nearest_stop: { type: 'text', localised: true, label: ['Nächste Haltestelle', 'Nearest stop'] },
} as const satisfies FieldShapes
