export const redirects = {
  many: 'Viele auf einmal',
  help: 'Je Zeile die alte Adresse und die neue, getrennt durch Tabulator, Semikolon, Komma oder Leerzeichen. Jede Zeile wird probiert, bevor etwas eingetragen wird.',
  lines: 'Alte und neue Adressen',
  file: 'Aus einer Datei (CSV, Text)',
  tooLarge: 'Diese Datei ist zu groß. Bis zu 500 Weiterleitungen gehen auf einmal.',
  try: 'Prüfen',
  works: '%{smart_count} von %{all} gehen. |||| %{smart_count} von %{all} gehen.',
  line: 'Zeile %{line}:',
  known: 'Diese Weiterleitung gibt es schon.',
  add: '%{smart_count} eintragen |||| %{smart_count} eintragen',
  added: '%{smart_count} Weiterleitung eingetragen |||| %{smart_count} Weiterleitungen eingetragen',
}
