import type { Locale } from '#config'

const de = {
  publish: 'Veröffentlichen',
  draft: 'Entwurf',
  public: 'Alles ist veröffentlicht',
  language: { de: 'Deutsch', en: 'Englisch' },
  never: 'noch nie veröffentlicht',
  since: (time: string) => `zuletzt veröffentlicht am ${time}`,
  by: (name: string) => ` von ${name}`,
  changed: 'Entwurf',
  same: 'unverändert',
  changes: (count: number) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  notPublic: 'Noch nicht öffentlich',
  mode: 'Was ich auf Seiten schreibe',
  direct: 'Direkt veröffentlichen',
  collect: 'Erst sammeln',
  chosen: (label: string) => `${label} (gewählt)`,
  directFromNow:
    'Was Sie speichern, ist von jetzt an sofort öffentlich. Gesammelte Änderungen warten, bis sie veröffentlicht werden.',
  collectFromNow: 'Was Sie schreiben, sehen Besucher von jetzt an erst nach „Veröffentlichen“.',
}

const en: typeof de = {
  publish: 'Publish',
  draft: 'Draft',
  public: 'Everything is published',
  language: { de: 'German', en: 'English' },
  never: 'never published',
  since: (time) => `last published on ${time}`,
  by: (name) => ` by ${name}`,
  changed: 'Draft',
  same: 'unchanged',
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  notPublic: 'Not public yet',
  mode: 'What I write on pages',
  direct: 'Publish at once',
  collect: 'Collect first',
  chosen: (label) => `${label} (chosen)`,
  directFromNow: 'What you save is public at once from now on. Collected changes wait until they are published.',
  collectFromNow: 'From now on visitors see what you write only after “Publish”.',
}

export const publishWords: Record<Locale, typeof de> = { de, en }
