import { defineRecord, heading } from '#model/define-record.ts'
import { field, onlineFields, slugFields } from '#model/fields.ts'

/** The tree of pages is the navigation: `order` within a parent, shown where the `in_…` flags say. */
export default defineRecord({
  resource: 'pages',
  one: ['Seite', 'Page'],
  many: ['Seiten und Menüs', 'Pages and menus'],
  details: ['Seiteneinstellungen', 'Page settings'],
  screens: { home: ['Startseite', 'Home'] },
  areas: ['site'],
  fields: {
    parent_id: { type: 'reference', to: 'pages', label: ['Übergeordnete Seite', 'Parent page'] },
    /** One of `pageTypes` in states.ts; its words are those of the screens. */
    content_type: { type: 'text', label: ['Art der Seite', 'Kind of page'] },
    /** Null: inherited from the parent. */
    variant: { ...field.variant, initial: null },
    ...slugFields,
    link: { type: 'link', localised: true, label: ['Ziel des Links', 'Target of the link'] },
    title: { ...field.name, label: ['Titel', 'Title'] },
    headline: { type: 'text', localised: true, label: ['Überschrift', 'Headline'] },
    /** The page in everyday language and the kind of this edition; both or neither. */
    edition_of_id: { type: 'reference', to: 'pages', label: ['Fassung von', 'Version of'] },
    edition: {
      type: 'choice',
      options: { easy: ['Leichte Sprache', 'Easy Read'], signed: ['Gebärdensprache', 'Sign language'] },
      initial: null,
      label: ['Art der Fassung', 'Kind of version'],
      help: [
        'Sagt diese Seite dasselbe wie eine andere? Beide führen dann zueinander.',
        'Does this page say the same as another one? Then each leads to the other.',
      ],
    },
    ...onlineFields,
    is_clickable: {
      type: 'boolean',
      initial: true,
      label: ['Anklickbar', 'Clickable'],
      help: ['Nicht anklickbar: nur eine Überschrift im Menü.', 'Not clickable: only a heading in the menu.'],
    },
    in_menu: { type: 'boolean', initial: false, label: ['Im Hauptmenü', 'In the main menu'] },
    in_footer: { type: 'boolean', initial: false, label: ['Im Fuß der Seite', 'In the footer'] },
    in_secondary: { type: 'boolean', initial: false, label: ['Im Nebenmenü', 'In the secondary menu'] },
    order: field.order,
    meta_title: { type: 'text', localised: true, label: ['Titel für Suchmaschinen', 'Title for search engines'] },
    meta_description: {
      type: 'text',
      localised: true,
      multiline: true,
      max: 500,
      label: ['Beschreibung für Suchmaschinen', 'Description for search engines'],
    },
    og_title: { type: 'text', localised: true, label: ['Titel beim Teilen', 'Title when shared'] },
    og_description: {
      type: 'text',
      localised: true,
      multiline: true,
      max: 500,
      label: ['Beschreibung beim Teilen', 'Description when shared'],
    },
    og_image_id: { ...field.image, label: ['Bild beim Teilen', 'Picture when shared'] },
    og_type: { type: 'text', max: 40, label: ['Art beim Teilen', 'Type when shared'] },
    /** The whole path without language, built from the slugs of the tree; null for links. */
    path_de: { type: 'text', system: true, label: ['Pfad', 'Path'] },
    path_en: { type: 'text', system: true, label: ['Pfad (Englisch)', 'Path (English)'] },
  },
  search: ['title', 'path_de', 'path_en'],
  pageTexts: ['title', 'headline', 'meta_description'],
  filters: {
    parent_id: true,
    is_online: true,
    in_menu: true,
    in_footer: true,
    content_type: true,
    hidden: { type: 'boolean', label: ['In einem Menü und offline', 'In a menu and offline'] },
    forgotten: { type: 'boolean', label: ['Seit über einem Monat Entwurf', 'A draft for over a month'] },
  },
  attention: { hidden: { hidden: 'true' }, forgotten: { forgotten: 'true' } },
  orderings: ['order', 'title', 'path_de', 'updated_at'],
  defaultOrdering: 'path_de',
  slugFrom: ['title'],
  naturalKey: { fields: ['title', 'parent_id'] },
  tabs: true,
  form: [
    {
      heading: heading.general,
      parts: [
        'title',
        'headline',
        ['parent_id', 'content_type', 'variant'],
        'slug_de',
        ['edition_of_id', 'edition'],
        'is_online',
        'is_clickable',
      ],
    },
    { heading: ['Menüs', 'Menus'], parts: ['in_menu', 'in_footer', 'in_secondary', 'order'] },
    {
      heading: ['Suchmaschinen und Teilen', 'Search engines and sharing'],
      parts: ['meta_title', 'meta_description', 'og_title', 'og_description', 'og_image_id', 'og_type'],
    },
  ],
})
