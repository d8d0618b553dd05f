export const timed = {
  title: 'Zeitlich begrenzt zu sehen',
  intro: 'Abschnitte und Module, die nicht immer zu sehen sind. Zuerst, was sich als Nächstes ändert.',
  empty: 'Auf der Website ist alles immer zu sehen.',
  section: 'Abschnitt %{section}',
  inSection: 'in Abschnitt %{section}',
  edit: 'Seite bearbeiten',
  editOf: 'Seite bearbeiten: „%{page}“',
  more: 'Weitere anzeigen',
}
