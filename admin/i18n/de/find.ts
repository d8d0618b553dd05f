export const find = {
  title: 'Alles durchsuchen',
  placeholder: 'Person, Werk, Saal, Ort, Seite …',
  keys: 'Strg K',
  found: 'Gefunden',
  screens: 'Gehe zu',
  create: '%{item} anlegen',
  all: 'Alle %{items} mit „%{words}“ zeigen',
  hidden: 'Nicht öffentlich',
  nothing: 'Nichts gefunden. Vielleicht heißt es anders, oder ein Wort ist zu viel?',
  more: 'Geben Sie mindestens zwei Buchstaben ein.',
  searching: 'Wird gesucht …',
  count: '%{smart_count} Eintrag |||| %{smart_count} Einträge',
}
