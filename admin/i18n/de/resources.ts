/** Resources besides the content types, singular and plural. */
export const resourceNames = {
  translations: 'Übersetzungen |||| Übersetzungen',
  'missing-paths': 'Nicht gefunden |||| Nicht gefunden',
  'preview-links': 'Vorschau-Links |||| Vorschau-Links',
  timed: 'Zeitlich begrenzt |||| Zeitlich begrenzt',
  releases: 'Veröffentlichung |||| Veröffentlichungen',
  bin: 'Papierkorb |||| Papierkorb',
  'audit-log': 'Protokoll |||| Protokoll',
  users: 'Konto |||| Konten',
  system: 'System |||| System',
  settings: 'Einstellungen |||| Einstellungen',
}

export const ownFieldLabels = {
  'missing-paths': {
    path: 'Adresse',
    hits: 'Aufrufe',
    last_at: 'Zuletzt',
    referrer: 'Von der Website',
    is_probe: 'Was',
  },
  releases: { public_from: 'Öffentlich ab', count: 'Umfang' },
  bin: { resource: 'Was' },
  'audit-log': { user_id: 'Wer', resource: 'Art', act: 'Was getan', from: 'Von', until: 'Bis' },
  users: {
    name: 'Name',
    areas: 'Bereiche',
    role: 'Rechte',
    second_factor: 'Zwei Schritte',
    email: 'E-Mail-Adresse',
    state: 'Stand',
  },
  settings: {
    reply_trial: 'Antwortvorlage: Schnupperstunde',
    reply_place: 'Antwortvorlage: Platz',
    reply_waiting: 'Antwortvorlage: Warteliste',
    reply_question: 'Antwortvorlage: Rückfrage',
    'accessibility.method': 'Wie geprüft wurde',
    'accessibility.arbitration': 'Schlichtungsstelle',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    phone: 'Telefon',
    email: 'E-Mail-Adresse',
  },
}
