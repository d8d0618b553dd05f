export const previewLinks = {
  title: 'Vorschau-Links',
  intro:
    'Links, die eine Seite ohne Konto zeigen, auch wenn sie offline ist. Gemacht werden sie auf der Seite selbst, unter „Diese Seite“.',
  empty: 'Es gibt keine Vorschau-Links.',
  good: 'Gültig bis %{until}',
  over: 'Abgelaufen am %{until}',
  revoked: 'Zurückgezogen',
  by: 'erstellt von %{who}',
  revoke: 'Zurückziehen',
  revokeOf: 'Zurückziehen: %{page} %{note}',
}
