/** Two records become one. */
export const merge = {
  button: 'Zusammenführen',
  here: 'Zusammenführen mit …',
  other:
    'Welcher Eintrag ist derselbe wie „%{name}“? Im nächsten Schritt wählen Sie, welcher bleibt und welche Angaben gelten.',
  search: 'Anderer Eintrag',
  compare: 'Vergleichen',
  chooseTwo: 'Zusammenführen: zwei wählen',
  title: 'Zwei Einträge zusammenführen',
  whichStays: 'Welcher Eintrag bleibt?',
  number: 'Nummer %{id}',
  uses: 'kommt an einer Stelle vor |||| kommt an %{smart_count} Stellen vor',
  many: 'ein Eintrag |||| %{smart_count} Einträge',
  pointsTo: 'Was auf „%{drop}“ zeigt und dann auf „%{keep}“ zeigt',
  what: 'Danach zeigt alles auf „%{keep}“: Programme, Mitwirkende, Kurse, Links und die alte Adresse. „%{drop}“ liegt 30 Tage im Papierkorb, mit den Modulen seiner Seite. Holen Sie den Eintrag von dort zurück, steht er wieder für sich allein: Was jetzt umzieht, bleibt bei „%{keep}“.',
  done: '„%{drop}“ ist jetzt „%{keep}“.',
}
