export const closedDays = {
  oneDay: 'Leer: nur der eine Tag.',
  read: 'Kalenderdatei einlesen',
  tooLarge: 'Diese Datei ist zu groß für einen Kalender mit Ferien und Feiertagen.',
  title: 'Aus der Kalenderdatei',
  ask: 'Was soll eingetragen werden? An diesen Tagen fallen Kurse aus, die sich wiederholen.',
  nothing: 'In dieser Datei ist nichts, das noch einzutragen wäre.',
  overlaps: 'überschneidet sich mit Tagen, die schon eingetragen sind',
  known: 'schon eingetragen',
  over: 'schon vorbei',
  leftOut: {
    cancelled: 'Ein abgesagter Eintrag bleibt weg. |||| %{smart_count} abgesagte Einträge bleiben weg.',
    repeats:
      'Ein Eintrag, der sich wiederholt, bleibt weg. Bitte tragen Sie ihn von Hand ein. |||| %{smart_count} Einträge, die sich wiederholen, bleiben weg. Bitte tragen Sie sie von Hand ein.',
    no_days:
      'Ein Eintrag, der keine ganzen Tage nennt, bleibt weg. |||| %{smart_count} Einträge, die keine ganzen Tage nennen, bleiben weg.',
    too_long:
      'Ein Eintrag, der länger als vier Monate dauert, bleibt weg. |||| %{smart_count} Einträge, die länger als vier Monate dauern, bleiben weg.',
  },
  add: '%{smart_count} eintragen |||| %{smart_count} eintragen',
  added: '%{smart_count} Schließzeit eingetragen |||| %{smart_count} Schließzeiten eingetragen',
  heldAnyway: 'An diesem Tag ist geschlossen: %{name}. Der Termin findet trotzdem statt.',
  beginsLater: 'An diesem Tag ist geschlossen: %{name}. Der Unterricht beginnt mit der nächsten Stunde danach.',
}
