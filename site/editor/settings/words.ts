import type { Locale } from '#config'
import type { BothField, Flag, ValueName } from './page-values.ts'

const languages = { de: 'Deutsch', en: 'Englisch' }

const de = {
  title: 'Seiteneinstellungen',
  loading: 'Wird geladen …',
  publicAtOnce:
    'Titel, Überschrift und Beschreibung werden gesammelt; alles andere hier ist nach dem Speichern gleich öffentlich.',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden.',
  all: 'Alles in der Verwaltung',
  texts: 'Titel und Überschrift',
  address: 'Adresse',
  places: 'Sichtbarkeit und Menüs',
  search: 'Suchmaschinen und Teilen',
  fields: {
    title: 'Titel',
    headline: 'Überschrift auf der Seite',
    meta_title: 'Titel für Suchmaschinen',
    meta_description: 'Beschreibung für Suchmaschinen',
    og_title: 'Titel beim Teilen',
    og_description: 'Beschreibung beim Teilen',
  } satisfies Record<BothField, string>,
  flags: {
    is_online: 'Online: Besucher sehen die Seite',
    is_clickable: 'Im Menü anklickbar',
    in_menu: 'Im Hauptmenü',
    in_footer: 'Im Fuß der Seite',
    in_secondary: 'Im Nebenmenü',
  } satisfies Record<Flag, string>,
  slug: 'Adresse',
  image: 'Bild beim Teilen',
  in: (field: string, language: Locale) => `${field} (${languages[language]})`,
  emptyHeadline: 'Leer: der Titel',
  fixed: 'Die Adresse dieser Seite steht fest.',
  emptySlug: 'Bitte eine Adresse angeben: sie ist der letzte Teil in der Zeile des Browsers.',
  will: (url: string) => `Die Seite ist dann unter ${url}.`,
  leads: (url: string) => `${url} führt dann hierher.`,
  below: 'Auch die Seiten darunter ziehen um, mit Weiterleitungen.',
  preview: 'So erscheint die Seite',
  result: 'In Suchmaschinen',
  card: 'Beim Teilen',
  noDescription: 'Ohne Beschreibung zeigen Suchmaschinen eine Stelle der Seite, die sie selbst wählen.',
  count: (length: number, max: number) => `${length} von etwa ${max} Zeichen`,
  tooLong: (length: number, max: number) =>
    `${length} von etwa ${max} Zeichen – was darüber ist, wird oft abgeschnitten`,
  fallbackPicture: 'Ein Bild mit der Überschrift der Seite, solange keines gewählt ist.',
  selectedPicture: 'Gewähltes Bild',
  choosePicture: 'Bild wählen',
  changePicture: 'Anderes Bild',
  removePicture: 'Ohne eigenes Bild',
  failed: 'Das Speichern ist fehlgeschlagen.',
  restored: 'Ihre Eingaben von vorhin waren noch nicht gespeichert. Hier sind sie wieder.',
  wrong: 'Bitte sehen Sie die markierten Felder an.',
  merged: (author: string) =>
    `${author} hat inzwischen anderes geändert; beides ist jetzt hier. Bitte noch einmal speichern.`,
  picture: (id: number) => `Bild Nr. ${id}`,
}

const en: typeof de = {
  title: 'Page settings',
  loading: 'Loading …',
  publicAtOnce: 'Title, headline and description are collected; everything else here is public as soon as it is saved.',
  loadFailed: 'The settings could not be loaded.',
  all: 'Everything in the back office',
  texts: 'Title and headline',
  address: 'Address',
  places: 'Visibility and menus',
  search: 'Search engines and sharing',
  fields: {
    title: 'Title',
    headline: 'Headline on the page',
    meta_title: 'Title for search engines',
    meta_description: 'Description for search engines',
    og_title: 'Title when shared',
    og_description: 'Description when shared',
  },
  flags: {
    is_online: 'Online: visitors see the page',
    is_clickable: 'Clickable in the menu',
    in_menu: 'In the main menu',
    in_footer: 'In the footer',
    in_secondary: 'In the secondary menu',
  },
  slug: 'Address',
  image: 'Picture when shared',
  in: (field, language) => `${field} (${language === 'de' ? 'German' : 'English'})`,
  emptyHeadline: 'Empty: the title',
  fixed: 'The address of this page is fixed.',
  emptySlug: 'Please give an address: it is the last part of the browser’s line.',
  will: (url) => `The page will be at ${url}.`,
  leads: (url) => `${url} will lead here.`,
  below: 'The pages below move along, with redirects.',
  preview: 'How the page appears',
  result: 'In search engines',
  card: 'When shared',
  noDescription: 'Without a description search engines show a part of the page that they choose.',
  count: (length, max) => `${length} of about ${max} characters`,
  tooLong: (length, max) => `${length} of about ${max} characters – the rest is often cut off`,
  fallbackPicture: 'A picture with the page’s headline, as long as none is chosen.',
  selectedPicture: 'Chosen picture',
  choosePicture: 'Choose a picture',
  changePicture: 'Another picture',
  removePicture: 'No picture of its own',
  failed: 'Saving failed.',
  restored: 'What you typed earlier was not saved. Here it is again.',
  wrong: 'Please look at the marked fields.',
  merged: (author) => `${author} has changed other things meanwhile; both are here now. Please save again.`,
  picture: (id) => `Picture no. ${id}`,
}

export const settingsWords: Record<Locale, typeof de> = { de, en }

/** Field label for the comparison of two people's values. */
export function nameOfValue(name: ValueName, locale: Locale): string {
  const words = settingsWords[locale]
  if (name === 'og_image_id') return words.image
  if (name in words.flags) return words.flags[name as Flag]
  if (name === 'slug_de' || name === 'slug_en') return words.in(words.slug, name === 'slug_de' ? 'de' : 'en')
  const [field, language] = name.split('.') as [BothField, Locale]
  return words.in(words.fields[field], language)
}
