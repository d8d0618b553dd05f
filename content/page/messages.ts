import type { TypeMessages } from '../define.ts'

export default {
  pages: {
    name: { de: ['Seite', 'Seiten und Menüs'], en: ['Page', 'Pages and menus'] },
    screens: { de: { home: 'Startseite' }, en: { home: 'Home' } },
    details: { de: 'Seiteneinstellungen', en: 'Page settings' },
    fields: {
      de: {
        link: 'Ziel des Links',
        parent_id: 'Übergeordnete Seite',
        content_type: 'Art der Seite',
        is_clickable: 'Anklickbar',
        in_menu: 'Im Hauptmenü',
        in_footer: 'Im Fuß der Seite',
        in_secondary: 'Im Nebenmenü',
        meta_title: 'Titel für Suchmaschinen',
        meta_description: 'Beschreibung für Suchmaschinen',
        og_title: 'Titel beim Teilen',
        og_description: 'Beschreibung beim Teilen',
        og_image_id: 'Bild beim Teilen',
        og_type: 'Art beim Teilen',
        path_de: 'Pfad',
      },
      en: {
        link: 'Target of the link',
        parent_id: 'Parent page',
        content_type: 'Kind of page',
        is_clickable: 'Clickable',
        in_menu: 'In the main menu',
        in_footer: 'In the footer',
        in_secondary: 'In the secondary menu',
        meta_title: 'Title for search engines',
        meta_description: 'Description for search engines',
        og_title: 'Title when shared',
        og_description: 'Description when shared',
        og_image_id: 'Picture when shared',
        og_type: 'Type when shared',
        path_de: 'Path',
      },
    },
  },
} satisfies TypeMessages
