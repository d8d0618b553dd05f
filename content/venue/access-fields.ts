import type { FieldShapes, Label } from '#model/fields.ts'

/** Accessibility of a hall or of one date. Null: not stated; on a date: as in its hall. `…_note` holds the note of one. */
export const accessFields = {
  wheelchair_places: { type: 'number', min: 0, max: 10_000, label: ['Rollstuhlplätze', 'Wheelchair spaces'] },
  wheelchair_note: {
    type: 'text',
    localised: true,
    label: ['Rollstuhlplätze: wie man sie bucht', 'Wheelchair spaces: how to book'],
  },
  ...withNote('companion_ticket', ['Karte für die Begleitperson', 'Ticket for a companion']),
  ...withNote('step_free', ['Stufenloser Weg', 'Step-free way']),
  ...withNote('lift', ['Aufzug', 'Lift']),
  ...withNote('accessible_toilet', ['Barrierefreie Toilette', 'Accessible toilet']),
  ...withNote('hearing_loop', ['Induktive Höranlage', 'Hearing loop']),
  ...withNote('quiet_place', ['Ruhiger Raum', 'Quiet room']),
  ...withNote('sign_language', ['Gebärdensprache', 'Sign language']),
  ...withNote('relaxed', ['Entspannte Vorstellung', 'Relaxed performance']),
  ...withNote('assistance_dogs', ['Assistenzhunde willkommen', 'Assistance dogs welcome']),
  nearest_stop: { type: 'text', localised: true, label: ['Nächste Haltestelle', 'Nearest stop'] },
} as const satisfies FieldShapes

type Fact = { type: 'boolean'; initial: null; label: Label }
type Note = { type: 'text'; localised: true; label: Label }

function withNote<N extends string>(name: N, label: Label): Record<N, Fact> & Record<`${N}_note`, Note> {
  const fact: Fact = { type: 'boolean', initial: null, label }
  const note: Note = { type: 'text', localised: true, label: [`${label[0]}: Hinweis`, `${label[1]}: note`] }
  return { [name]: fact, [`${name}_note`]: note } as ReturnType<typeof withNote<N>>
}
