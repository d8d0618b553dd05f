/** By resource and finding: what its schema calls `attention`, with how many there are. */
export const attention = {
  visitors: 'Von Besuchern',
  title: 'Was Aufmerksamkeit braucht',
  none: 'Im Moment ist alles in Ordnung. Schön!',
  more: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
  /** Of any resource. */
  dead_links:
    '%{name}: %{smart_count} Eintrag mit einem Link ins Leere |||| %{name}: %{smart_count} Einträge mit einem Link ins Leere',
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
