import type { Words } from './words.ts'

/** Forms and their inputs. */
export const formWords = {
  language: {
    de: ['Deutsch', 'German'],
    en: ['Englisch', 'English'],
    missingEnglish: ['Englisch fehlt', 'English missing'],
    missingHere: [
      'Fehlt: die englische Seite zeigt den deutschen Text.',
      'Missing: the English page shows the German text.',
    ],
    missingEnglishLong: ['Mindestens ein Text ist nur auf Deutsch da.', 'At least one text exists in German only.'],
  },
  /** Instead of a name when the account was deleted. */
  formerAccount: ['einem früheren Konto', 'a former account'],
  undone: ['Alles ist wieder, wie es war.', 'Everything is as it was.'],
  state: {
    online: ['Online', 'Online'],
    offline: ['Offline', 'Offline'],
    past: ['Vorbei', 'Past'],
    undated: ['Ohne Termin', 'No date'],
    from: ['ab %{day}', 'from %{day}'],
    until: ['bis %{day}', 'until %{day}'],
    dates: ['%{smart_count} Termin |||| %{smart_count} Termine', '%{smart_count} date |||| %{smart_count} dates'],
  },
  start: {
    label: ['Ab wann', 'From when'],
    now: ['Sofort', 'At once'],
    time: ['Zu einem Zeitpunkt', 'At a time'],
    release: ['Mit einer Veröffentlichung', 'With a release'],
    hint: ['Bis dahin sehen Besucher den Eintrag nicht.', 'Until then visitors do not see the entry.'],
  },
  status: {
    scheduled: ['Findet statt', 'Takes place'],
    available: ['Karten erhältlich', 'Tickets available'],
    few_left: ['Wenige Restkarten', 'Few tickets left'],
    sold_out: ['Ausverkauft', 'Sold out'],
    moved: ['Verlegt', 'Moved'],
    postponed: ['Verschoben', 'Postponed'],
    cancelled: ['Abgesagt', 'Cancelled'],
  },
  variant: {
    orchestra: ['Orchester', 'Orchestra'],
    school: ['Musikschule', 'Music school'],
    inherited: ['Wie die übergeordnete Seite', 'Same as the parent page'],
  },
  contentType: {
    page: ['Freie Seite', 'Free-form page'],
    link: ['Nur ein Link im Menü', 'Menu link only'],
  },
  action: {
    setOnline: ['Online stellen', 'Put online'],
    setOffline: ['Offline stellen', 'Take offline'],
    setStatus: ['Status ändern', 'Change status'],
    duplicate: ['Duplizieren', 'Duplicate'],
    showOnSite: ['Auf der Website zeigen', 'Show on the site'],
    editOnPage: ['Auf der Seite bearbeiten', 'Edit on the page'],
    createHere: ['Neu anlegen …', 'Create here …'],
    createNamed: ['„%{item}“ anlegen …', 'Create “%{item}” …'],
    addDate: ['Termin hinzufügen', 'Add a date'],
    addWork: ['Werk hinzufügen', 'Add a work'],
    addInterval: ['Pause hinzufügen', 'Add an interval'],
    addPerson: ['Mitwirkende hinzufügen', 'Add a performer'],
    chooseLink: ['Seite oder Datei wählen', 'Choose a page or file'],
    chooseImage: ['Bild wählen', 'Choose a picture'],
    changeImage: ['Anderes Bild', 'Change the picture'],
    openInLibrary: ['In der Mediathek öffnen', 'Open in the media library'],
    chooseFiles: ['Dateien wählen', 'Choose files'],
    replace: ['Datei ersetzen', 'Replace the file'],
    copy: ['Kopieren', 'Copy'],
    resetLink: ['Link für ein neues Passwort', 'Password reset link'],
    signOutEverywhere: ['Überall abmelden', 'Sign out everywhere'],
    changePassword: ['Passwort ändern', 'Change password'],
    addChild: ['Unterseite anlegen', 'Add a subpage'],
    print: ['Drucken', 'Print'],
    saveAndGoOn: ['Speichern und weiter', 'Save and go on'],
  },
  section: {
    dates: ['Termine', 'Dates'],
    programme: ['Programm', 'Programme'],
    accessibility: ['Erklärung zur Barrierefreiheit', 'Accessibility statement'],
    hosts: ['Häuser und ihre Adressen', 'Sites and their addresses'],
    toolbars: ['Module zum Einfügen', 'Modules to insert'],
    social: ['Soziale Netzwerke', 'Social networks'],
    security: ['Sicherheit', 'Security'],
    writing: ['Schreiben auf Seiten', 'Writing on pages'],
    tracking: ['Messung und Einwilligung', 'Analytics and consent'],
    contact: ['Kontakt', 'Contact'],
    identifiers: ['In Katalogen der Welt', 'In catalogues of the world'],
  },
  help: {
    newAccountsCollect: [
      'Jede Person kann das für sich ändern, im Kontomenü beim Bearbeiten einer Seite.',
      'Each person may change it for themselves, in the account menu while editing a page.',
    ],
    factorForAdmins: [
      'Wer sie noch nicht eingerichtet hat, wird nach der Anmeldung dazu aufgefordert und kann bis dahin nichts anderes tun. Das gilt auch für Sie.',
      'Admins and others who manage accounts are asked to set it up after the login, and can do nothing else until then. You too.',
    ],
    areas: [
      'Was dieses Konto ändern darf. Lesen kann es alles außer dem, was Besucher geschrieben haben. Wer Konten verwaltet, vergibt nur Bereiche, die das eigene Konto hat.',
      'What this account may change. It can read everything but what visitors have written. Whoever manages accounts gives only areas that their own account has.',
    ],
    beyondOwnAreas: [
      'Dieses Konto hat mehr Rechte als Ihres. Ändern kann es nur jemand mit allen Rechten.',
      'This account may do more than yours. Only someone with all rights can change it.',
    ],
    toolbars: [
      'Was die Werkzeugleiste auf der Seite anbietet. Was schon auf Seiten steht, bleibt und lässt sich weiter bearbeiten.',
      'What the toolbar on the page offers. What already stands on pages stays and can still be edited.',
    ],
    accessibility: [
      'Was noch nicht zugänglich ist, tragen Sie unter „Bekannte Barrieren“ ein.',
      'Enter what is not accessible yet under “Known barriers”.',
    ],
    slug: [
      'Leer: wird aus dem Namen gebildet. Ändert sich die Adresse, führt die alte weiter.',
      'Leave empty to make it from the name. When the address changes, the old one redirects.',
    ],
    wikidata: [
      'Zum Beispiel Q1339. Auch die kopierte Adresse geht. Leer, wenn unbekannt.',
      'For example Q1339. The copied address will do. Empty where unknown.',
    ],
    musicbrainz: ['Die lange Kennung, oder die kopierte Adresse.', 'The long identifier, or the copied address.'],
    gnd: [
      'Nummer der Deutschen Nationalbibliothek, oder die kopierte Adresse.',
      'Number at the German National Library, or the copied address.',
    ],
    link: [
      'Ein Pfad wie /de/kurse, eine Adresse mit https://, oder eine gewählte Seite.',
      'A path such as /en/courses, an address with https://, or a page chosen here.',
    ],
    online: ['Erst wenn der Eintrag online ist, sehen ihn Besucher.', 'Visitors see the entry only once it is online.'],
    faqCategory: [
      'Ein Modul „Fragen und Antworten“ kann die Fragen einer Kategorie zeigen. Ihren Namen lesen Besucher nicht.',
      'A module “Questions and answers” can show the questions of one category. Visitors do not see its name.',
    ],
    faqCategoryLeft: [
      'Module, die „%{category}“ zeigen, zeigen diese Frage dann nicht mehr. Soll die Kategorie anders heißen, ändern Sie alle ihre Fragen und wählen Sie sie in den Modulen neu.',
      'Modules that show “%{category}” will no longer show this question. To rename the category, change all of its questions and choose it again in the modules.',
    ],
    movedFrom: [
      'Leer: wird beim Speichern festgehalten, wenn Sie Beginn oder Spielort ändern.',
      'Leave empty: it is recorded when you save another start or venue.',
    ],
    times: ['Zeiten in Deutschland (Berlin).', 'Times in Germany (Berlin).'],
    focal: [
      'Klicken Sie auf die Stelle, die in jedem Ausschnitt zu sehen sein soll. Mit den Pfeiltasten lässt sie sich verschieben.',
      'Click the spot that every crop should show. The arrow keys move it.',
    ],
    programme: ['Werke und Pausen in der Reihenfolge des Abends.', 'Works and intervals in the order of the evening.'],
    hosts: [
      'Je Zeile ein Rechnername, zum Beispiel musikschule.example.',
      'One host name per line, for example school.example.',
    ],
    tagManager: [
      'Leer: es wird nichts gemessen und nicht danach gefragt.',
      'Leave empty to measure nothing and ask visitors nothing.',
    ],
    consentServices: ['Je Zeile ein Dienst, zum Beispiel youtube.', 'One service per line, for example youtube.'],
    password: ['Mindestens zwölf Zeichen.', 'At least twelve characters.'],
    tree: [
      'Ziehen Sie eine Seite am Griff an ihren Platz. Mit der Tastatur: Griff ansteuern, dann Alt und Pfeiltasten.',
      'Drag a page by its handle. With the keyboard: focus the handle, then Alt and the arrow keys.',
    ],
  },
  programme: {
    interval: ['Pause', 'Interval'],
    addNote: ['Anmerkung zu diesem Abend', 'Note on this evening'],
    takesPart: ['Wirkt mit', 'Takes part'],
    wholeEvening: ['Am ganzen Abend', 'In the whole evening'],
  },
  rows: {
    removed: [
      'Gespeichert. Aus „%{fields}“ entfernt: %{smart_count}',
      'Saved. Removed from “%{fields}”: %{smart_count}',
    ],
  },
  dates: {
    row: ['Termin %{place}', 'Date %{place}'],
    remove: ['Termin entfernen', 'Remove date'],
    removeTitle: ['Termin am %{when} entfernen?', 'Remove the date on %{when}?'],
    removeText: [
      'Besucher kennen diesen Termin. Findet er nicht statt, stellen Sie den Status auf „Abgesagt“: Dann steht es auf der Website. Entfernt liegt er nach dem Speichern 30 Tage im Papierkorb.',
      'Visitors know this date. If it does not take place, set its status to “Cancelled”: the website says so then. Removed, it stays in the bin for 30 days after saving.',
    ],
  },
  edition: {
    everyday: ['Alltagssprache', 'Everyday language'],
    easy: ['Leichte Sprache', 'Easy Read'],
    signed: ['Gebärdensprache', 'Sign language'],
  },
  access: {
    unsaid: ['Nicht angegeben', 'Not stated'],
    asInHall: ['Wie im Saal', 'As in the hall'],
    emptyUnsaid: ['Leer: nicht angegeben. 0: es gibt keine.', 'Empty: not stated. 0: there are none.'],
    emptyAsInHall: ['Leer: wie im Saal. 0: es gibt keine.', 'Empty: as in the hall. 0: there are none.'],
    allAsInHall: ['Zugang: wie im Saal', 'Access: as in the hall'],
    ofDate: [
      'Zugang: eine Angabe nur für diesen Termin |||| Zugang: %{smart_count} Angaben nur für diesen Termin',
      'Access: one fact for this date only |||| Access: %{smart_count} facts for this date only',
    ],
  },
  link: {
    kind: ['Art', 'Kind'],
    open: ['Ziel öffnen', 'Open the target'],
    clear: ['Ziel entfernen', 'Remove the target'],
    offline: [
      'Dieses Ziel ist nicht öffentlich: Besucher finden es nicht.',
      'This target is not public: visitors cannot find it.',
    ],
    missing: [
      'Dieses Ziel gibt es nicht mehr. Wählen Sie ein anderes.',
      'This target no longer exists. Choose another one.',
    ],
  },
  conflict: {
    merged: [
      'Gespeichert. %{by} hat diesen Eintrag auch geändert (%{at}); beide Änderungen sind enthalten.',
      'Saved. %{by} changed this entry too (%{at}); both changes are in it.',
    ],
    back: ['Zurück zum Formular', 'Back to the form'],
  },
  time: {
    incomplete: ['Datum und Uhrzeit sind nicht vollständig.', 'Date and time are not complete.'],
    year: ['Das Jahr muss zwischen 1900 und 2100 liegen.', 'The year must lie between 1900 and 2100.'],
    skipped: [
      'Diese Uhrzeit gibt es an diesem Tag nicht: Die Uhr springt von 2 auf 3 Uhr.',
      'This time does not exist on that day: the clock jumps from 2 to 3.',
    ],
  },
  copy: {
    title: ['Welche Termine soll die Kopie haben?', 'Which dates should the copy have?'],
    shift: ['Dieselben, später', 'The same, later'],
    weeks: ['Wochen später', 'Weeks later'],
    range: [
      '52 Wochen: derselbe Wochentag im nächsten Jahr. Möglich sind 1 bis %{max}.',
      '52 weeks: the same weekday next year. From 1 to %{max}.',
    ],
    none: ['Noch keine', 'None yet'],
    help: [
      'Die Kopie ist offline. Absagen, ausverkaufte Karten, Hinweise und Links zu den Karten werden nicht übernommen.',
      'The copy is offline. Cancellations, sold-out tickets, notes and ticket links are not copied.',
    ],
  },
  leave: {
    title: ['Ungespeicherte Änderungen', 'Unsaved changes'],
    text: [
      'Was Sie geändert haben, ist noch nicht gespeichert. Wenn Sie es verwerfen, geht es verloren.',
      'Your changes have not been saved. If you discard them, they will be lost.',
    ],
    discard: ['Verwerfen', 'Discard'],
    stay: ['Hier bleiben', 'Stay here'],
  },
  message: {
    unreachable: [
      'Der Server ist nicht erreichbar. Bitte prüfen Sie die Verbindung.',
      'The server cannot be reached. Please check the connection.',
    ],
    duplicated: ['Dupliziert. Die Kopie ist offline.', 'Duplicated. The copy is offline.'],
  },
  tree: {
    handle: ['%{title} verschieben', 'Move %{title}'],
    up: ['Nach oben', 'Up'],
    down: ['Nach unten', 'Down'],
    indent: ['Eine Ebene tiefer', 'One level down'],
    outdent: ['Eine Ebene höher', 'One level up'],
    moved: ['%{title}: jetzt Platz %{place} auf Ebene %{level}', '%{title}: now place %{place} on level %{level}'],
    saved: ['Die Ordnung ist gespeichert.', 'The order is saved.'],
    address: [
      '%{title} hat jetzt die Adresse %{address}. Die alte führt dorthin weiter.',
      '%{title} now has the address %{address}. The old one leads there.',
    ],
    collapse: ['Zuklappen', 'Collapse'],
    menu: ['Menü', 'Menu'],
    footer: ['Fuß', 'Footer'],
    secondary: ['Nebenmenü', 'Secondary menu'],
  },
} satisfies Words
