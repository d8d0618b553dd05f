/** Asked for the password again. */
export const session = {
  title: 'Bitte noch einmal anmelden',
  text: 'Ihre Sitzung ist abgelaufen. Was Sie eingegeben haben, bleibt hier stehen.',
  stale: 'Wer Konten ändert, bestätigt das mit dem Passwort. Danach geht es von selbst weiter.',
}

export const sessions = {
  title: 'Wo ich angemeldet bin',
  intro: 'Kennen Sie einen dieser Orte nicht, melden Sie ihn ab und ändern Sie Ihr Passwort.',
  since: 'angemeldet seit',
  seen: 'zuletzt benutzt',
  here: 'Dieser Browser',
  unknown: 'Unbekannter Browser',
  end: 'Abmelden',
  endOf: 'Abmelden: %{name}',
  endOthers: 'Überall sonst abmelden',
  ended: 'Abgemeldet',
}
