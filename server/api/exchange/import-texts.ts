/** Errors of an imported file's lines and columns; part of field-texts.ts. */
export const importTexts = {
  de: {
    import_too_many_cells: (headings: string) =>
      `Diese Zeile hat mehr Zellen als die ${headings} Spalten der ersten Zeile. Vielleicht steht ein Trennzeichen in einem Text ohne Anführungszeichen.`,
    import_no_head: (column: string) => `In Spalte ${column} steht etwas, aber sie hat keine Überschrift.`,
    import_same_heads: (head: string) => `Zwei Spalten heißen „${head}“ (Zeile 1). Bitte eine umbenennen oder löschen.`,
    import_too_wide: (max: string) => `Mehr als ${max} Spalten gehen nicht.`,
    import_day: (text: string) => `„${text}“ ist kein Tag, den es gibt. Richtig ist zum Beispiel 24.12.2027.`,
    import_time: (text: string) => `„${text}“ ist keine Uhrzeit. Richtig ist zum Beispiel 19.30 Uhr.`,
    import_no_day: () => 'Hier fehlt der Tag. Richtig ist zum Beispiel 24.12.2027.',
    import_no_time: () => 'Hier fehlt die Uhrzeit. Richtig ist zum Beispiel 19.30 Uhr.',
    import_no_name: () => 'Hier und in den Zeilen darüber fehlt der Name.',
    import_other_value: (line: string) => `In Zeile ${line} steht zum selben Eintrag etwas anderes.`,
    import_left_out: (name: string) => `„${name}“ soll ausgelassen werden, aber ohne geht diese Zeile nicht.`,
    import_not_created: (name: string) =>
      `„${name}“ sagt dafür zu wenig. Ein Werk braucht „Komponist:in: Titel“, zum Beispiel „Mozart: Requiem“.`,
    import_twice_new: (line: string) => `Diesen Eintrag legt schon Zeile ${line} an, mit anderen Angaben.`,
    import_same_name: (ids: string) => `So heißt schon ein anderer Eintrag: Nr. ${ids}.`,
    import_empty_file: () => 'In dieser Datei steht nichts.',
    import_broken: (line: string) =>
      `Ab Zeile ${line} ist das keine Tabelle mehr: Ein Anführungszeichen geht nicht zu.`,
    import_too_long: (max: string) => `Mehr als ${max} Zeilen gehen nicht auf einmal. Teilen Sie die Datei.`,
    import_no_columns: () =>
      'Keine Spalte dieser Datei gehört hierher. Die erste Zeile nennt die Felder so, wie der Export sie nennt.',
    import_unknown: (name: string) => `„${name}“ gibt es nicht. Bitte anlegen oder zuordnen.`,
    import_ambiguous: (match: string) => {
      const [name = '', ids = ''] = match.split(' #')
      return `Mehrere heißen so: ${name} (Nr. ${ids}). Bitte die Nummer angeben, zum Beispiel „${name} #${ids.split(',')[0]}“.`
    },
    import_disagree: () => 'Name und Nummer meinen nicht dasselbe.',
    import_not_empty: () => 'Dieses Feld kann nicht leer sein.',
    import_row: (line: string) =>
      `So lässt sich die Zeile nicht lesen: „${line}“. Richtig ist zum Beispiel „Beginn: 24.12.2026 19:30 · Ende: …“.`,
    import_several: (ids: string) => `Darauf passen mehrere Einträge (${ids}). Bitte die Nummer angeben.`,
    import_unknown_id: (id: string) =>
      id === '-1' ? 'Die Nummer ist keine Zahl.' : `Einen Eintrag mit der Nummer ${id} gibt es nicht.`,
    import_twice: (line: string) => `Diesen Eintrag ändert schon Zeile ${line}.`,
    import_not_new: () => 'Neue Einträge kommen hier nur durch Hochladen dazu.',
    import_changed: () => 'Der Eintrag wurde gerade eben geändert.',
  },
  en: {
    import_too_many_cells: (headings: string) =>
      `This line has more cells than the ${headings} columns of the first line. Maybe a separator stands in a text without quotation marks.`,
    import_no_head: (column: string) => `There is something in column ${column}, but it has no head.`,
    import_same_heads: (head: string) => `Two columns are called “${head}” (line 1). Please rename or delete one.`,
    import_too_wide: (max: string) => `More than ${max} columns are not possible.`,
    import_day: (text: string) => `“${text}” is no day that exists. A right one is 2027-12-24.`,
    import_time: (text: string) => `“${text}” is no time of day. A right one is 7:30 pm or 19:30.`,
    import_no_day: () => 'The day is missing. A right one is 2027-12-24.',
    import_no_time: () => 'The time is missing. A right one is 19:30.',
    import_no_name: () => 'The name is missing, here and in the lines above.',
    import_other_value: (line: string) => `Line ${line} says something else of the same record.`,
    import_left_out: (name: string) => `“${name}” is to be left out, but this line needs it.`,
    import_not_created: (name: string) =>
      `“${name}” does not say enough. A work needs “composer: title”, for example “Mozart: Requiem”.`,
    import_twice_new: (line: string) => `Line ${line} makes this record already, with other values.`,
    import_same_name: (ids: string) => `Another record is called the same: no. ${ids}.`,
    import_empty_file: () => 'There is nothing in this file.',
    import_broken: (line: string) => `From line ${line} on this is no table any more: a quotation mark is not closed.`,
    import_too_long: (max: string) => `More than ${max} lines are not possible at once. Cut the file in parts.`,
    import_no_columns: () => 'No column of this file belongs here. The first line names the fields as the export does.',
    import_unknown: (name: string) => `There is no “${name}”. Please create it or say what it is.`,
    import_ambiguous: (match: string) => {
      const [name = '', ids = ''] = match.split(' #')
      return `Several are called so: ${name} (no. ${ids}). Please give the number, for example “${name} #${ids.split(',')[0]}”.`
    },
    import_disagree: () => 'Name and number do not mean the same.',
    import_not_empty: () => 'This field cannot be empty.',
    import_row: (line: string) =>
      `The line cannot be read like this: “${line}”. A right one is “Start: 2026-12-24 19:30 · End: …”.`,
    import_several: (ids: string) => `Several records fit (${ids}). Please give the number.`,
    import_unknown_id: (id: string) =>
      id === '-1' ? 'The number is none.' : `There is no record with the number ${id}.`,
    import_twice: (line: string) => `Line ${line} changes this record already.`,
    import_not_new: () => 'New records come in by upload only.',
    import_changed: () => 'The record was changed just now.',
  },
}
