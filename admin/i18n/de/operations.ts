import { auditActionWords, pageChangeWords } from '#contract/admin/audit-log-words.ts'

/** Attention items by resource, as the `attention` of its schema names them, with their number. */
export const attention = {
  visitors: 'Von Besuchern',
  title: 'Was Aufmerksamkeit braucht',
  none: 'Im Moment ist alles in Ordnung. Schön!',
  more: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
  /** Items of any resource. */
  dead_links:
    '%{name}: %{smart_count} Eintrag mit einem Link ins Leere |||| %{name}: %{smart_count} Einträge mit einem Link ins Leere',
  collected:
    '%{name}: %{smart_count} Seite mit gesammelten Änderungen |||| %{name}: %{smart_count} Seiten mit gesammelten Änderungen',
  deadHere: 'Führt ins Leere, seit mindestens zwei Nächten:',
  'event-dates': {
    tickets:
      '%{smart_count} kommender Termin ohne Link zu den Karten |||| %{smart_count} kommende Termine ohne Link zu den Karten',
    picture: '%{smart_count} kommender Termin ohne Bild |||| %{smart_count} kommende Termine ohne Bild',
    programme: '%{smart_count} kommender Termin ohne Programm |||| %{smart_count} kommende Termine ohne Programm',
    english: '%{smart_count} kommender Termin ohne Englisch |||| %{smart_count} kommende Termine ohne Englisch',
  },
  pages: {
    hidden:
      '%{smart_count} Seite steht in einem Menü und ist offline |||| %{smart_count} Seiten stehen in einem Menü und sind offline',
    forgotten:
      '%{smart_count} Seite ist seit über einem Monat Entwurf |||| %{smart_count} Seiten sind seit über einem Monat Entwurf',
  },
  productions: {
    forgotten:
      '%{smart_count} Konzert ist seit über einem Monat Entwurf |||| %{smart_count} Konzerte sind seit über einem Monat Entwurf',
  },
  'course-requests': { unanswered: '%{smart_count} Anfrage ist noch neu |||| %{smart_count} Anfragen sind noch neu' },
  courses: {
    forgotten:
      '%{smart_count} Kurs ist seit über einem Monat Entwurf |||| %{smart_count} Kurse sind seit über einem Monat Entwurf',
  },
  news: {
    waiting: '%{smart_count} Artikel erscheint noch |||| %{smart_count} Artikel erscheinen noch',
    forgotten:
      '%{smart_count} Artikel ist seit über einem Monat Entwurf |||| %{smart_count} Artikel sind seit über einem Monat Entwurf',
  },
  images: {
    alt: '%{smart_count} Bild ohne Alternativtext |||| %{smart_count} Bilder ohne Alternativtext',
    credit: '%{smart_count} Bild ohne Bildnachweis |||| %{smart_count} Bilder ohne Bildnachweis',
    rights: 'Rechte an %{smart_count} Bild enden bald |||| Rechte an %{smart_count} Bildern enden bald',
  },
  'press-pictures': {
    rights: 'Rechte an %{smart_count} Pressebild enden bald |||| Rechte an %{smart_count} Pressebildern enden bald',
  },
  settings: { statement: 'Die Erklärung zur Barrierefreiheit wurde vor über einem Jahr geprüft' },
  system: {
    backup_none:
      'Es gibt noch keine geprüfte Sicherung. Wer den Server betreut, macht eine mit „npm run backup -- ORDNER“, oder jede Nacht von selbst mit BACKUP_DIR',
    backup_old: 'Die letzte geprüfte Sicherung ist älter als zwei Tage',
    backup_failed: 'Die letzte Sicherung ist gescheitert',
    backup_untried: 'Die letzte Sicherung wurde nicht zur Probe zurückgespielt',
    certificate_ending: 'Das Zertifikat der Website läuft in weniger als zwei Wochen ab',
    certificate_expired: 'Das Zertifikat der Website ist abgelaufen',
    certificate_name: 'Das Zertifikat der Website gilt für einen anderen Namen',
    certificate_untrusted: 'Dem Zertifikat der Website vertraut kein Browser',
  },
}

export const releases = {
  nameHint: 'Nur für die Redaktion, zum Beispiel „Saison 2027/28“.',
  moveHint: 'Ein anderer Zeitpunkt verschiebt alles, was darin ist.',
  outSince: 'Öffentlich ab',
  out: 'öffentlich',
  planned: 'geplant',
  pages: 'Seiten, die hinausgehen',
  pagesHint:
    'Seiten kommen beim Bearbeiten hinein: „Veröffentlichen“ in der Leiste, dann „Mit einer Veröffentlichung“. Alles geht im selben Augenblick hinaus.',
  pagesOut: 'Das ist im selben Augenblick hinausgegangen.',
  records: 'Was online geht',
  recordsHint:
    'Konzerte, Kurse, Menschen, Meldungen und anderes, was noch offline ist. Es geht im selben Augenblick online.',
  recordsOut: 'Das ist im selben Augenblick online gegangen.',
  edit: 'Bearbeiten',
  editOf: 'Bearbeiten: %{record}',
  put: 'Hineinnehmen',
  putKind: 'Was',
  putWhich: 'Offline, zum Suchen tippen',
  noneOffline: 'Davon ist nichts offline.',
  recordPut: 'Hineingenommen. Bis dahin bleibt es offline.',
  recordLeft: 'Herausgenommen. Es bleibt offline.',
  asOf: 'Stand vom %{when}',
  language: { de: 'Deutsch', en: 'Englisch' },
  leave: 'Herausnehmen',
  leaveOf: '%{what} herausnehmen',
  removed: 'Herausgenommen. Der Entwurf bleibt.',
}

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

export const redirects = {
  many: 'Viele auf einmal',
  help: 'Je Zeile die alte Adresse und die neue, getrennt durch Tabulator, Semikolon, Komma oder Leerzeichen. Jede Zeile wird probiert, bevor etwas eingetragen wird.',
  lines: 'Alte und neue Adressen',
  file: 'Aus einer Datei (CSV, Text)',
  tooLarge: 'Diese Datei ist zu groß. Bis zu 500 Weiterleitungen gehen auf einmal.',
  try: 'Prüfen',
  works: '%{smart_count} von %{all} gehen. |||| %{smart_count} von %{all} gehen.',
  line: 'Zeile %{line}:',
  alreadyExists: 'Diese Weiterleitung gibt es schon.',
  add: '%{smart_count} eintragen |||| %{smart_count} eintragen',
  added: '%{smart_count} Weiterleitung eingetragen |||| %{smart_count} Weiterleitungen eingetragen',
}

export const missingPaths = {
  intro:
    'Adressen, die Besucher in den letzten 90 Tagen aufgerufen haben und die es nicht gibt. Wer das war, wird nicht festgehalten: nur die Adresse, wie oft, wann zuletzt und von welcher Website aus.',
  all: 'Alles',
  visitors: 'Aufrufe von Seiten',
  probes: 'Suche nach Schwachstellen',
  times: '%{smart_count}-mal |||| %{smart_count}-mal',
  last: 'zuletzt %{when}',
  from: 'von %{host}',
  redirect: 'Umleiten',
  redirectOf: 'Umleiten: %{path}',
  here: 'Hierhin umleiten',
  dismiss: 'Ausblenden',
  dismissOf: 'Ausblenden: %{path}',
  dismissed: 'Ausgeblendet, bis die Adresse wieder aufgerufen wird',
  title: 'Adresse umleiten',
  whereTo: '%{path} führt künftig zu:',
  proposals: 'Vorschläge',
  noProposal: 'Zu den Wörtern dieser Adresse passt keine Seite.',
  redirected: '%{path} wird jetzt umgeleitet',
  report: 'Nicht gefunden',
}

export const log = {
  intro:
    'Was in den letzten 400 Tagen angelegt, geändert und gelöscht wurde und wer sich angemeldet hat. Was Besucher schreiben, steht hier nicht.',
  empty: 'Hier ist nichts festgehalten.',
  atRecord: 'Protokoll',
  system: 'Das System',
  nobody: 'Nicht angemeldet',
  to: ' wurde zu ',
  added: 'hinzugefügt',
  removed: 'entfernt',
  act: auditActionWords.de,
  page: pageChangeWords.de,
}

export const system = {
  title: 'System',
  failed: 'Der Stand des Hauses konnte nicht gelesen werden.',
  software: 'Software',
  version: 'Version',
  started: 'Läuft seit',
  processes: 'Prozesse',
  clock: 'Uhr des Servers',
  clockOff: 'Die Uhr geht gegenüber Ihrem Gerät um %{seconds} Sekunden falsch.',
  storage: 'Daten',
  database: 'Datenbank',
  databaseSize: 'Größe der Datenbank',
  disk: 'Platz auf der Platte',
  of: '%{free} frei von %{total}',
  backup: 'Sicherung',
  backupAt: 'Zuletzt versucht',
  backupResult: 'Ergebnis',
  backupStates: {
    good: 'zur Probe zurückgespielt und verglichen: alles gleich',
    untried: 'geschrieben, aber nicht zur Probe zurückgespielt',
    failed: 'gescheitert',
    old: 'zurückgespielt und verglichen, aber älter als zwei Tage',
  },
  backupHolds: 'Inhalt',
  backupHoldsOf: '%{rows} Zeilen, %{media} Bilder und Dateien',
  backupRestored: 'Zuletzt gut',
  backupPlan: 'Von selbst',
  backupPlanAt: 'täglich ab %{hour} Uhr, die letzten %{kept} bleiben',
  noBackupPlan: 'nicht eingerichtet (BACKUP_DIR)',
  certificate: 'Öffentliche Adresse',
  address: 'Adresse',
  certificateResult: 'Zertifikat',
  certificateStates: {
    good: 'gilt',
    ending: 'läuft in weniger als zwei Wochen ab',
    expired: 'abgelaufen',
    name: 'gilt für einen anderen Namen',
    untrusted: 'wird von keinem Browser anerkannt',
    unreachable: 'von dieser Maschine aus nicht zu erreichen; „npm run doctor“ sagt, warum',
    unseen: 'noch nicht nachgesehen; das geschieht in den ersten Minuten nach dem Start',
    none: 'keines, die Adresse beginnt mit http (ORIGIN)',
  },
  certificateEnds: 'Gilt bis',
  certificateEnded: 'Galt bis',
  certificateSeen: 'Nachgesehen',
  memory: 'Speicher',
  process: 'Dieser Prozess',
  machine: 'Maschine',
  pages: 'Seiten aus dem Speicher',
  pagesSize: '%{bytes} von %{most}',
  answers: 'Antworten seit dem Start',
  answersOf: '%{hit} aus dem Speicher, %{miss} neu gemacht, %{stale} ältere, weil es nicht anders ging',
  mail: 'Mails',
  noMail: 'Es ist kein Mailserver eingestellt (SMTP_URL).',
  mails: 'Wartende Mails',
  mailsOf: '%{waiting} – in 30 Tagen %{failed} nicht angenommen, bei %{unsure} ungewiss',
  test: 'Probe an mich schicken',
  sent: 'Der Mailserver hat die Mail an %{to} angenommen. Sehen Sie nach, ob sie ankommt.',
  refused: 'Der Mailserver hat sie nicht angenommen: %{problem}',
}

export const translations = {
  title: 'Über\u00adset\u00adzun\u00adgen',
  all: 'Alle',
  filter: { resource: 'Art', record: 'Seite oder Eintrag', state: 'Stand', order: 'Reihenfolge' },
  order: { page: 'Nach Seite', newest: 'Zuletzt geändert zuerst', oldest: 'Älteste zuerst' },
  state: { missing: 'Englisch fehlt', older: 'Deutsch ist neuer' },
  count: '%{smart_count} Text ist offen. |||| %{smart_count} Texte sind offen.',
  more: 'Insgesamt sind es %{count}.',
  none: 'Hier ist alles übersetzt.',
  record: 'Zum Eintrag',
  list: 'Zur Liste',
  changed: 'Was sich im Deutschen geändert hat',
  now: 'Deutsch jetzt',
  before: 'Deutsch, als das Englische entstand',
  unknown: 'Wie das Deutsche damals hieß, steht in keiner Version mehr.',
  table: 'Eine Tabelle übersetzen Sie auf der Seite selbst, mit zwei Sprachen nebeneinander.',
  save: 'Speichern und weiter',
  fits: 'Englisch passt noch',
  previous: 'Zurück',
  next: 'Weiter',
  keys: 'Strg+Enter speichert und öffnet den nächsten Text, Alt+↓ und Alt+↑ wechseln ohne zu speichern.',
  at_once:
    'Dieser Text gehört zu einem Eintrag: Er wird nicht gesammelt, sondern ist öffentlich, sobald Sie ihn speichern.',
  saved: 'Übersetzung gespeichert',
  conflict:
    'Inzwischen hat jemand diesen Text geändert. Ihr Englisch steht noch hier; prüfen Sie es und speichern Sie noch einmal.',
}
