/** What the back office has besides the content, one and many. */
export const resourceNames = {
  'missing-paths': 'Nicht gefunden |||| Nicht gefunden',
  'preview-links': 'Vorschau-Links |||| Vorschau-Links',
  timed: 'Was wann verschwindet |||| Was wann verschwindet',
  releases: 'Veröffentlichung |||| Veröffentlichungen',
  bin: 'Papierkorb |||| Papierkorb',
  users: 'Konto |||| Konten',
  settings: 'Einstellungen |||| Einstellungen',
}

/** Labels of fields, the same in every resource that has them. */
export const fieldLabels = {
  id: 'Nummer',
  name: 'Name',
  title: 'Titel',
  order: 'Reihenfolge',
  is_online: 'Online',
  online_from: 'Sichtbar ab',
  online_with: 'Veröffentlichung',
  missing_en: 'Englisch fehlt',
  dead_links: 'Link führt ins Leere',
  state: 'Stand',
  updated_at: 'Geändert',
  created_at: 'Angelegt',
  slug_de: 'Adresse (Deutsch)',
  slug_en: 'Adresse (Englisch)',
  image_id: 'Bild',
  color_key: 'Akzentfarbe',
  variant: 'Haus',
  link: 'Link',
  headline: 'Überschrift',
  subline: 'Unterzeile',
  description: 'Beschreibung',
  dates: 'Termine',
  date_start: 'Beginn',
  date_end: 'Ende',
  city: 'Ort',
  instruments: 'Instrumente',
  bytes: 'Größe',
  mime: 'Format',
}

export const ownFieldLabels = {
  'missing-paths': { path: 'Adresse', hits: 'Aufrufe', last_at: 'Zuletzt', referrer: 'Von der Website', is_probe: 'Was' },
  releases: { public_from: 'Öffentlich ab', count: 'Umfang' },
  bin: { resource: 'Was' },
  users: { name: 'Name', role: 'Rechte', email: 'E-Mail-Adresse', password: 'Passwort' },
  settings: {
    'accessibility.method': 'Wie geprüft wurde',
    'accessibility.arbitration': 'Schlichtungsstelle',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    phone: 'Telefon',
    email: 'E-Mail-Adresse',
  },
}
