import type { Labels } from '#model/fields.ts'

/** Resources besides the content types, singular and plural. */
export const otherResources: Labels = {
  translations: ['Übersetzungen', 'Translations'],
  'missing-paths': ['Nicht gefunden', 'Not found'],
  'preview-links': ['Vorschau-Links', 'Preview links'],
  timed: ['Zeitlich begrenzt', 'Limited time'],
  releases: ['Veröffentlichung |||| Veröffentlichungen', 'Release |||| Releases'],
  bin: ['Papierkorb', 'Bin'],
  'audit-log': ['Protokoll', 'Log'],
  users: ['Konto |||| Konten', 'Account |||| Accounts'],
  system: ['System', 'System'],
  settings: ['Einstellungen', 'Settings'],
}

export const otherFields: Readonly<Record<string, Labels>> = {
  'missing-paths': {
    path: ['Adresse', 'Address'],
    hits: ['Aufrufe', 'Hits'],
    last_at: ['Zuletzt', 'Last'],
    referrer: ['Von der Website', 'From the website'],
    is_probe: ['Was', 'What'],
  },
  releases: {
    public_from: ['Öffentlich ab', 'Public from'],
    count: ['Umfang', 'Size'],
  },
  bin: {
    resource: ['Was', 'What'],
  },
  'audit-log': {
    user_id: ['Wer', 'Who'],
    resource: ['Art', 'Kind'],
    act: ['Was getan', 'What was done'],
    from: ['Von', 'From'],
    until: ['Bis', 'Until'],
  },
  users: {
    name: ['Name', 'Name'],
    areas: ['Bereiche', 'Areas'],
    role: ['Rechte', 'Role'],
    second_factor: ['Zwei Schritte', 'Two steps'],
    email: ['E-Mail-Adresse', 'E-mail address'],
    state: ['Stand', 'State'],
  },
  settings: {
    reply_trial: ['Antwortvorlage: Schnupperstunde', 'Reply template: taster lesson'],
    reply_place: ['Antwortvorlage: Platz', 'Reply template: place'],
    reply_waiting: ['Antwortvorlage: Warteliste', 'Reply template: waiting list'],
    reply_question: ['Antwortvorlage: Rückfrage', 'Reply template: question'],
    'accessibility.method': ['Wie geprüft wurde', 'How it was tested'],
    'accessibility.arbitration': ['Schlichtungsstelle', 'Arbitration body'],
    street: ['Straße und Hausnummer', 'Street and number'],
    postcode: ['Postleitzahl', 'Postcode'],
    city: ['Ort', 'City'],
    phone: ['Telefon', 'Phone'],
    email: ['E-Mail-Adresse', 'E-mail address'],
  },
}
