import type { Label } from '#model/fields.ts'

type Format = (detail: string) => string
/** `{}` stands for the detail. */
export type ErrorTexts = Readonly<Record<string, Label | readonly [de: Format, en: Format]>>

/** Errors of an imported file's lines and columns; part of field-texts.ts. */
export const importTexts = {
  import_too_many_cells: [
    'Diese Zeile hat mehr Zellen als die {} Spalten der ersten Zeile. Vielleicht steht ein Trennzeichen in einem Text ohne Anführungszeichen.',
    'This line has more cells than the {} columns of the first line. Maybe a separator stands in a text without quotation marks.',
  ],
  import_no_head: [
    'In Spalte {} steht etwas, aber sie hat keine Überschrift.',
    'There is something in column {}, but it has no head.',
  ],
  import_same_heads: [
    'Zwei Spalten heißen „{}“ (Zeile 1). Bitte eine umbenennen oder löschen.',
    'Two columns are called “{}” (line 1). Please rename or delete one.',
  ],
  import_too_wide: ['Mehr als {} Spalten gehen nicht.', 'More than {} columns are not possible.'],
  import_day: [
    '„{}“ ist kein Tag, den es gibt. Richtig ist zum Beispiel 24.12.2027.',
    '“{}” is no day that exists. A right one is 2027-12-24.',
  ],
  import_time: [
    '„{}“ ist keine Uhrzeit. Richtig ist zum Beispiel 19.30 Uhr.',
    '“{}” is no time of day. A right one is 7:30 pm or 19:30.',
  ],
  import_no_day: [
    'Hier fehlt der Tag. Richtig ist zum Beispiel 24.12.2027.',
    'The day is missing. A right one is 2027-12-24.',
  ],
  import_no_time: [
    'Hier fehlt die Uhrzeit. Richtig ist zum Beispiel 19.30 Uhr.',
    'The time is missing. A right one is 19:30.',
  ],
  import_no_name: [
    'Hier und in den Zeilen darüber fehlt der Name.',
    'The name is missing, here and in the lines above.',
  ],
  import_other_value: [
    'In Zeile {} steht zum selben Eintrag etwas anderes.',
    'Line {} says something else of the same record.',
  ],
  import_left_out: [
    '„{}“ soll ausgelassen werden, aber ohne geht diese Zeile nicht.',
    '“{}” is to be left out, but this line needs it.',
  ],
  import_not_created: [
    '„{}“ sagt dafür zu wenig. Ein Werk braucht „Komponist:in: Titel“, zum Beispiel „Mozart: Requiem“.',
    '“{}” does not say enough. A work needs “composer: title”, for example “Mozart: Requiem”.',
  ],
  import_twice_new: [
    'Diesen Eintrag legt schon Zeile {} an, mit anderen Angaben.',
    'Line {} makes this record already, with other values.',
  ],
  import_same_name: ['So heißt schon ein anderer Eintrag: Nr. {}.', 'Another record is called the same: no. {}.'],
  import_empty_file: ['In dieser Datei steht nichts.', 'There is nothing in this file.'],
  import_broken: [
    'Ab Zeile {} ist das keine Tabelle mehr: Ein Anführungszeichen geht nicht zu.',
    'From line {} on this is no table any more: a quotation mark is not closed.',
  ],
  import_too_long: [
    'Mehr als {} Zeilen gehen nicht auf einmal. Teilen Sie die Datei.',
    'More than {} lines are not possible at once. Cut the file in parts.',
  ],
  import_no_columns: [
    'Keine Spalte dieser Datei gehört hierher. Die erste Zeile nennt die Felder so, wie der Export sie nennt.',
    'No column of this file belongs here. The first line names the fields as the export does.',
  ],
  import_unknown: [
    '„{}“ gibt es nicht. Bitte anlegen oder zuordnen.',
    'There is no “{}”. Please create it or say what it is.',
  ],
  import_ambiguous: [
    formatAmbiguous(
      (name, ids, first) =>
        `Mehrere heißen so: ${name} (Nr. ${ids}). Bitte die Nummer angeben, zum Beispiel „${name} #${first}“.`,
    ),
    formatAmbiguous(
      (name, ids, first) =>
        `Several are called so: ${name} (no. ${ids}). Please give the number, for example “${name} #${first}”.`,
    ),
  ],
  import_disagree: ['Name und Nummer meinen nicht dasselbe.', 'Name and number do not mean the same.'],
  import_not_empty: ['Dieses Feld kann nicht leer sein.', 'This field cannot be empty.'],
  import_row: [
    'So lässt sich die Zeile nicht lesen: „{}“. Richtig ist zum Beispiel „Beginn: 24.12.2026 19:30 · Ende: …“.',
    'The line cannot be read like this: “{}”. A right one is “Start: 2026-12-24 19:30 · End: …”.',
  ],
  import_several: [
    'Darauf passen mehrere Einträge ({}). Bitte die Nummer angeben.',
    'Several records fit ({}). Please give the number.',
  ],
  import_unknown_id: ['Einen Eintrag mit der Nummer {} gibt es nicht.', 'There is no record with the number {}.'],
  import_no_number: ['Die Nummer ist keine Zahl.', 'The number is none.'],
  import_twice: ['Diesen Eintrag ändert schon Zeile {}.', 'Line {} changes this record already.'],
  import_not_new: ['Neue Einträge kommen hier nur durch Hochladen dazu.', 'New records come in by upload only.'],
  import_changed: ['Der Eintrag wurde gerade eben geändert.', 'The record was changed just now.'],
} satisfies ErrorTexts

/** Formats `Mozart #3, 8`. */
function formatAmbiguous(format: (name: string, ids: string, first: string) => string) {
  return (match: string) => {
    const [name = '', ids = ''] = match.split(' #')
    return format(name, ids, ids.split(',')[0] ?? '')
  }
}
