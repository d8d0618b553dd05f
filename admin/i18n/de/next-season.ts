export const nextSeason = {
  button: 'Neue Saison',
  again: 'In einer neuen Saison',
  title: 'Eine Saison aus einer früheren',
  intro:
    'Jedes Konzert wird mit Programm, Mitwirkenden, Texten und Bildern kopiert, am selben Wochentag und zur selben Uhrzeit. Status, Kartenlinks und Hinweise der alten Termine kommen nicht mit. Alles ist offline, bis Sie es online stellen.',
  from: 'Aus der Saison',
  weeks: 'Um so viele Wochen später',
  take: '%{name} übernehmen',
  start: 'Neuer Beginn: %{name}',
  none: 'Hier gibt es keine Termine.',
  make: '%{smart_count} Konzert |||| %{smart_count} Konzerte',
  withDates: 'mit %{smart_count} Termin anlegen |||| mit %{smart_count} Terminen anlegen',
  made: '%{smart_count} Konzert ist angelegt, offline. |||| %{smart_count} Konzerte sind angelegt, offline.',
  undone: 'Die neuen Konzerte liegen im Papierkorb.',
  stale: 'Inzwischen hat sich etwas geändert. Es wurde nichts angelegt; hier steht der neue Stand.',
  list: 'Zu den Konzerten, die offline sind',
  clash: {
    hall: 'Saal belegt: %{words}',
    person: 'Spielt schon: %{words}',
    closed: 'Geschlossen: %{words}',
    skipped: 'Diese Stunde gibt es nicht: Die Uhr springt vor.',
  },
}
