export const evening = {
  addCategory: 'Kategorie hinzufügen',
  category: 'Kategorie %{place}',
  noCategories: 'Noch keine Kategorie.',
  namesHelp: 'Wie das Büro sie nennt; Besucher lesen nur Kategorien und Preise.',
  pricesFollow: 'Günstigste und teuerste Karte kommen aus der Preisliste.',
  used: 'Ändert sich eine Preisliste, gilt das bei allen Terminen, die sie nennen. Für die nächste Saison legen Sie eine neue an.',
  at: 'also um %{time} Uhr',
  endByProgramme: 'Ende nach Programm: %{time} Uhr',
  endsTooEarly: 'Das Programm dauert mit den Pausen bis %{time} Uhr. Der Termin endet vorher.',
  notAnnounced: 'Nicht angekündigt',
  announced: 'Angekündigt für %{month}',
  announcedHelp:
    'Solange der Termin nicht feststeht: Das Konzert steht am Ende dieses Monats in der Saison, in keinem Kalender. Mit dem ersten Termin endet die Ankündigung.',
  intervalMinutes: 'Dauer der Pause in Minuten',
}
