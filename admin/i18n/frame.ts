import type { Words } from './words.ts'

/** The frame, the overview and the quick search. */
export const frameWords = {
  app: {
    title: ['Verwaltung', 'Back office'],
    toSite: ['Zur Website', 'To the website'],
    menu: ['Bereiche', 'Areas'],
    popupTitle: ['Auswählen', 'Choose'],
  },
  group: {
    programme: ['Programm', 'Programme'],
    school: ['Musikschule', 'Music school'],
    content: ['Inhalte', 'Content'],
    technical: ['Technik', 'Technical'],
  },
  guide: {
    title: ['Hilfe', 'Help'],
    germanOnly: ['Die Anleitung gibt es nur auf Deutsch.', 'This guide is in German only.'],
  },
  find: {
    title: ['Alles durchsuchen', 'Search everything'],
    notLoaded: [
      'Ohne Verbindung lässt sich die Suche gerade nicht öffnen.',
      'Without a connection the search cannot be opened just now.',
    ],
    placeholder: ['Person, Werk, Saal, Ort, Seite …', 'Person, work, hall, town, page …'],
    keys: ['Strg K', 'Ctrl K'],
    results: ['Gefunden', 'Found'],
    screens: ['Gehe zu', 'Go to'],
    create: ['%{item} anlegen', 'New: %{item}'],
    createWords: ['neuer neues erstellen hinzufügen', 'create add'],
    commands: {
      help: ['Hilfe', 'Help'],
      profile: ['Name und Sprache', 'Name and language'],
      password: ['Passwort ändern', 'Change password'],
      'second-factor': ['Zweiter Schritt bei der Anmeldung', 'Second step of signing in'],
      sessions: ['Wo ich angemeldet bin', 'Where I am signed in'],
    },
    /** Synonyms for the quick search. */
    words: {
      'event-dates': ['Spielplan Kalender Vorstellungen', 'calendar season performances'],
      productions: ['Veranstaltungen Programme', 'events programmes'],
      venues: ['Säle Hallen Orte', 'halls places'],
      people: ['Solisten Dirigenten Lehrkräfte Mitarbeiter Musiker', 'soloists conductors teachers staff musicians'],
      'price-lists': ['Preise Eintritt Eintrittspreise Tarife', 'prices admission fares'],
      'course-requests': ['Anmeldungen Interessenten', 'registrations enquiries'],
      'closed-days': ['Ferien Feiertage Schließtage', 'holidays'],
      courses: ['Unterricht', 'lessons'],
      news: ['Nachrichten Aktuelles Meldungen', 'articles press'],
      images: ['Bilder Fotos Mediathek', 'pictures photos media library'],
      files: ['PDF Dokumente Downloads', 'PDF documents downloads'],
      redirects: ['Umleitungen alte Adressen', 'old addresses'],
      'missing-paths': ['404 Fehlerseiten tote Links', '404 dead links'],
      bin: ['gelöscht wiederherstellen', 'deleted restore trash'],
      'audit-log': ['Änderungen Verlauf wer wann', 'changes history who when'],
      users: ['Benutzer Zugänge Rechte einladen', 'accounts rights invite'],
      settings: [
        'Logo Name Adresse soziale Netzwerke Tracking Messung Kontakt',
        'logo name address social networks tracking contact',
      ],
      system: ['Sicherung Backup E-Mail Zertifikat Speicher Version', 'backup mail certificate disk version'],
      profile: ['Profil Konto Deutsch Englisch', 'profile account German English'],
      password: ['Kennwort', ''],
      'second-factor': ['Zwei Faktor 2FA TOTP Authenticator', 'two factor 2FA TOTP authenticator'],
      help: ['Anleitung Handbuch Erklärung', 'guide manual'],
      sessions: ['abmelden Geräte Sitzungen', 'log out devices'],
    },
    all: ['Alle %{items} mit „%{words}“ zeigen', 'Show all %{items} with “%{words}”'],
    hidden: ['Nicht öffentlich', 'Not public'],
    nothing: [
      'Nichts gefunden. Vielleicht heißt es anders, oder ein Wort ist zu viel?',
      'Nothing found. Perhaps it is called something else, or a word is too many?',
    ],
    more: ['Geben Sie mindestens zwei Buchstaben ein.', 'Type at least two letters.'],
    searching: ['Wird gesucht …', 'Searching …'],
    count: ['%{smart_count} Eintrag |||| %{smart_count} Einträge', '%{smart_count} entry |||| %{smart_count} entries'],
  },
  dashboard: {
    welcome: ['Guten Tag', 'Welcome'],
    next: ['Die nächsten Konzerte', 'Next concerts'],
    noneNext: ['Kein Konzert steht an.', 'No concert is coming up.'],
    offline: ['Noch nicht online', 'Not online yet'],
    noneOffline: ['Alles ist online.', 'Everything is online.'],
    missing: ['Englisch fehlt oder ist älter', 'English missing or older'],
    noneMissing: ['Alles ist übersetzt.', 'Everything is translated.'],
  },
  firstSteps: {
    title: ['Erste Schritte', 'First steps'],
    count: ['%{done} von %{all} erledigt', '%{done} of %{all} done'],
    dismiss: ['Ausblenden', 'Hide'],
    done: ['Erledigt', 'Done'],
    open: ['Noch offen', 'Still open'],
    name: {
      profile: ['Name und Sprache', 'Name and language'],
      page: ['Eine Seite bearbeiten', 'Edit a page'],
      'second-factor': ['Anmeldung absichern', 'Secure your login'],
      list: ['Ihre Liste: %{list}', 'Your list: %{list}'],
      search: ['Alles finden', 'Find everything'],
      help: ['Die Hilfe', 'The help'],
    },
    text: {
      profile: ['Prüfen, wie andere Sie genannt sehen.', 'Check the name that others see.'],
      page: [
        'Öffnet die Website zum Bearbeiten; klicken Sie dort in einen Text.',
        'Opens the website for editing; click into a text there.',
      ],
      recordPage: ['Einen Eintrag öffnen, dann „Auf der Seite bearbeiten“.', 'Open an entry, then “Edit on the page”.'],
      'second-factor': [
        'Ein Code vom Telefon zusätzlich zum Passwort.',
        'A code from your phone besides the password.',
      ],
      list: ['Hier beginnt die Arbeit der meisten Tage.', 'This is where most days begin.'],
      search: [
        'Mit der Lupe oder Strg+K: Termin, Person, Einstellung oder Befehl, ein paar Buchstaben genügen.',
        'With the magnifier or Ctrl+K: date, person, setting or command, a few letters are enough.',
      ],
      help: [
        'Die Anleitung steht immer oben unter dem Fragezeichen.',
        'The guide is always at the top, behind the question mark.',
      ],
    },
  },
  /** Attention items by resource, as the `attention` of its schema names them, with their number. */
  attention: {
    visitors: ['Von Besuchern', 'From visitors'],
    title: ['Was Aufmerksamkeit braucht', 'What needs attention'],
    none: ['Im Moment ist alles in Ordnung. Schön!', 'Everything is in order at the moment. Lovely!'],
    more: [
      'und %{smart_count} weiterer |||| und %{smart_count} weitere',
      'and %{smart_count} more |||| and %{smart_count} more',
    ],
    /** Items of any resource. */
    dead_links: [
      '%{name}: %{smart_count} Eintrag mit einem Link ins Leere |||| %{name}: %{smart_count} Einträge mit einem Link ins Leere',
      '%{name}: %{smart_count} record with a link that leads nowhere |||| %{name}: %{smart_count} records with a link that leads nowhere',
    ],
    collected: [
      '%{name}: %{smart_count} Seite mit gesammelten Änderungen |||| %{name}: %{smart_count} Seiten mit gesammelten Änderungen',
      '%{name}: %{smart_count} page with collected changes |||| %{name}: %{smart_count} pages with collected changes',
    ],
    deadHere: ['Führt ins Leere, seit mindestens zwei Nächten:', 'Leads nowhere, for two nights at least:'],
    'event-dates': {
      tickets: [
        '%{smart_count} kommender Termin ohne Link zu den Karten |||| %{smart_count} kommende Termine ohne Link zu den Karten',
        '%{smart_count} coming date without a ticket link |||| %{smart_count} coming dates without a ticket link',
      ],
      picture: [
        '%{smart_count} kommender Termin ohne Bild |||| %{smart_count} kommende Termine ohne Bild',
        '%{smart_count} coming date without a picture |||| %{smart_count} coming dates without a picture',
      ],
      programme: [
        '%{smart_count} kommender Termin ohne Programm |||| %{smart_count} kommende Termine ohne Programm',
        '%{smart_count} coming date without a programme |||| %{smart_count} coming dates without a programme',
      ],
      english: [
        '%{smart_count} kommender Termin ohne Englisch |||| %{smart_count} kommende Termine ohne Englisch',
        '%{smart_count} coming date without English |||| %{smart_count} coming dates without English',
      ],
    },
    pages: {
      hidden: [
        '%{smart_count} Seite steht in einem Menü und ist offline |||| %{smart_count} Seiten stehen in einem Menü und sind offline',
        '%{smart_count} page is in a menu and offline |||| %{smart_count} pages are in a menu and offline',
      ],
      forgotten: [
        '%{smart_count} Seite ist seit über einem Monat Entwurf |||| %{smart_count} Seiten sind seit über einem Monat Entwurf',
        '%{smart_count} page has been a draft for over a month |||| %{smart_count} pages have been drafts for over a month',
      ],
    },
    productions: {
      forgotten: [
        '%{smart_count} Konzert ist seit über einem Monat Entwurf |||| %{smart_count} Konzerte sind seit über einem Monat Entwurf',
        '%{smart_count} concert has been a draft for over a month |||| %{smart_count} concerts have been drafts for over a month',
      ],
    },
    'course-requests': {
      unanswered: [
        '%{smart_count} Anfrage ist noch neu |||| %{smart_count} Anfragen sind noch neu',
        '%{smart_count} request is still new |||| %{smart_count} requests are still new',
      ],
    },
    courses: {
      forgotten: [
        '%{smart_count} Kurs ist seit über einem Monat Entwurf |||| %{smart_count} Kurse sind seit über einem Monat Entwurf',
        '%{smart_count} course has been a draft for over a month |||| %{smart_count} courses have been drafts for over a month',
      ],
    },
    news: {
      waiting: [
        '%{smart_count} Artikel erscheint noch |||| %{smart_count} Artikel erscheinen noch',
        '%{smart_count} article is yet to appear |||| %{smart_count} articles are yet to appear',
      ],
      forgotten: [
        '%{smart_count} Artikel ist seit über einem Monat Entwurf |||| %{smart_count} Artikel sind seit über einem Monat Entwurf',
        '%{smart_count} article has been a draft for over a month |||| %{smart_count} articles have been drafts for over a month',
      ],
    },
    images: {
      alt: [
        '%{smart_count} Bild ohne Alternativtext |||| %{smart_count} Bilder ohne Alternativtext',
        '%{smart_count} picture without alternative text |||| %{smart_count} pictures without alternative text',
      ],
      credit: [
        '%{smart_count} Bild ohne Bildnachweis |||| %{smart_count} Bilder ohne Bildnachweis',
        '%{smart_count} picture without a credit |||| %{smart_count} pictures without a credit',
      ],
      rights: [
        'Rechte an %{smart_count} Bild enden bald |||| Rechte an %{smart_count} Bildern enden bald',
        'Rights to %{smart_count} picture end soon |||| Rights to %{smart_count} pictures end soon',
      ],
    },
    'press-pictures': {
      rights: [
        'Rechte an %{smart_count} Pressebild enden bald |||| Rechte an %{smart_count} Pressebildern enden bald',
        'Rights to %{smart_count} press picture end soon |||| Rights to %{smart_count} press pictures end soon',
      ],
    },
    settings: {
      statement: [
        'Die Erklärung zur Barrierefreiheit wurde vor über einem Jahr geprüft',
        'The accessibility statement was checked more than a year ago',
      ],
    },
    system: {
      backup_none: [
        'Es gibt noch keine geprüfte Sicherung. Wer den Server betreut, macht eine mit „npm run backup -- ORDNER“, oder jede Nacht von selbst mit BACKUP_DIR',
        'There is no tried backup yet. Whoever runs the server makes one with “npm run backup -- FOLDER”, or every night with BACKUP_DIR',
      ],
      backup_old: [
        'Die letzte geprüfte Sicherung ist älter als zwei Tage',
        'The last tried backup is older than two days',
      ],
      backup_failed: ['Die letzte Sicherung ist gescheitert', 'The last backup has failed'],
      backup_untried: [
        'Die letzte Sicherung wurde nicht zur Probe zurückgespielt',
        'The last backup was not restored as a trial',
      ],
      certificate_ending: [
        'Das Zertifikat der Website läuft in weniger als zwei Wochen ab',
        "The website's certificate ends in less than two weeks",
      ],
      certificate_expired: ['Das Zertifikat der Website ist abgelaufen', "The website's certificate has ended"],
      certificate_name: [
        'Das Zertifikat der Website gilt für einen anderen Namen',
        "The website's certificate is for another name",
      ],
      certificate_untrusted: [
        'Dem Zertifikat der Website vertraut kein Browser',
        "No browser trusts the website's certificate",
      ],
    },
  },
} satisfies Words
