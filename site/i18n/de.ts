import { organisationName } from '#config'

/** German is the source; every other language has this shape. */
const de = {
  brand: {
    orchestra: organisationName,
    school: 'Musikschule',
    schoolOf: 'der Südwestphilharmonie',
    switchLabel: 'Haus wechseln',
    toOrchestra: 'Orchester',
    toSchool: 'Musikschule',
  },
  header: {
    skip: 'Zum Inhalt springen',
    home: (name: string) => `${name}, zur Startseite`,
    menu: 'Hauptmenü',
    action: { orchestra: 'Karten', school: 'Kurs finden' },
    secondary: 'Service',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    submenu: (title: string) => `Untermenü ${title}`,
    otherLanguage: 'English',
    search: 'Suche',
    searchSite: 'Suche auf der Website',
    searchExamples: 'Konzert, Werk, Kurs, Name …',
    find: 'Suchen',
  },
  footer: {
    label: 'Fußbereich',
    pages: 'Seiten',
    legal: 'Rechtliches',
    login: 'Anmelden',
    toTop: 'Nach oben',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    accessibility: 'Barrierefreiheit',
    report: 'Barriere melden',
    cookies: 'Cookie-Einstellungen',
    social: (network: string) => `${network} (öffnet ein neues Fenster)`,
    follow: 'Folgen',
    rights: (year: number | null, organisation: string) => ['©', year, organisation].filter(Boolean).join(' '),
  },
  breadcrumbs: 'Sie sind hier',
  calendar: { take: 'In den Kalender', subscribe: 'Kalender abonnieren' },
  time: { at: (time: string) => `${time}\u00a0Uhr`, to: 'bis' },
  page: { offline: 'Diese Seite ist nicht veröffentlicht. Nur angemeldete Redakteurinnen und Redakteure sehen sie.' },
  error: {
    notFound: 'Seite nicht gefunden',
    notFoundText: 'Diese Seite konnte nicht gefunden werden.',
    notFoundHint: 'Vielleicht ist sie umgezogen, vielleicht war die Adresse nicht ganz richtig.',
    searchFor: 'Wonach suchen Sie?',
    search: 'Suchen',
    other: 'Ein Fehler ist aufgetreten',
    pageFailureText: 'Sie ist gerade nicht zu erreichen. Bitte laden Sie sie in einem Augenblick noch einmal.',
    otherText: 'Bitte laden Sie die Seite in einem Augenblick noch einmal.',
    home: 'Zur Startseite',
  },
  consent: {
    question: 'Filme und Beiträge anderer Anbieter laden?',
    questionOfBoth: 'Filme anderer Anbieter laden, Besuche zählen?',
    description:
      'Diese Website kommt ohne fremde Dienste aus. Filme, Hörbeiträge und Dokumente anderer Anbieter (z. B. YouTube) laden wir erst, wenn Sie zustimmen. Sie können das jederzeit ändern.',
    acceptAll: 'Alles erlauben',
    acceptRequired: 'Nur Notwendiges',
    choose: 'Auswählen',
    settings: 'Cookie-Einstellungen',
    settingsText:
      'Sie entscheiden für jeden Dienst einzeln. Ihre Auswahl bleibt ein halbes Jahr gespeichert und lässt sich am Fuß jeder Seite ändern.',
    save: 'Auswahl speichern',
    close: 'Schließen',
    services: 'Dienst|Dienste',
    fonts: 'Schriften (liegen auf unserem eigenen Server)',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    groups: {
      required: {
        title: 'Notwendig',
        description: 'Schriften und Ihre Auswahl in diesem Fenster. Dafür wird nichts bei anderen abgerufen.',
      },
      tracking: {
        title: 'Statistik',
        description: 'Zählt, welche Seiten besucht werden, damit wir das Angebot verbessern können.',
      },
      media: {
        title: 'Medien',
        description:
          'Filme, Hörbeiträge, Dokumente und Beiträge anderer Dienste. Beim Laden erhalten sie Ihre IP-Adresse.',
      },
    },
    marketing: { title: 'Marketing', description: 'Setzen wir nicht ein.' },
  },
  unknownChoice: 'Unbekannte Auswahl',
  again: 'Noch einmal versuchen',
  loading: 'Wird geladen …',
}

export type Messages = typeof de
export default de
