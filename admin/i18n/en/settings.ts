/** Words of the settings alone. */
export const settingsWords = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  hosts: 'Host names',
  conformity: 'State of the website',
  conformities: { full: 'wholly accessible', partial: 'accessible for the most part', none: 'not accessible yet' },
  testedOn: 'Last tested on',
  arbitrationLink: 'Website of the arbitration body',
  tagManager: 'Tag manager ID',
  consentServices: 'Services that need consent',
  saved: 'The settings are saved.',
  factorForAdmins: 'Require two-step login of everyone who manages accounts',
  toolbars: { editor: 'For editors', admin: 'For admins' },
}
