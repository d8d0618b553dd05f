/** Words of the settings alone. */
export const settingsWords = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  hosts: 'Rechnernamen',
  tagManager: 'Kennung des Tag-Managers',
  consentServices: 'Dienste, nach denen gefragt wird',
  saved: 'Die Einstellungen sind gespeichert.',
  conformity: 'Stand der Website',
  conformities: { full: 'ganz zugänglich', partial: 'zum größten Teil zugänglich', none: 'noch nicht zugänglich' },
  testedOn: 'Zuletzt geprüft am',
  arbitrationLink: 'Website der Schlichtungsstelle',
  factorForAdmins: 'Anmeldung in zwei Schritten von allen verlangen, die Konten verwalten',
  toolbars: { editor: 'Für die Redaktion', admin: 'Für die Verwaltung' },
}
