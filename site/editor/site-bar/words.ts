import { defineWords } from '#site/i18n/words.ts'

/** Few, so that who only looks at the site as an editor downloads little. */
export const words = defineWords({
  de: {
    label: 'Redaktion',
    edit: 'Diese Seite bearbeiten',
    editShort: 'Bearbeiten',
    create: 'Seite hier anlegen',
    missing: 'Hier ist noch keine Seite',
    online: 'online',
    offline: 'offline – nur die Redaktion sieht sie',
    admin: 'Verwaltung',
    logout: 'Abmelden',
  },
  en: {
    label: 'Editing',
    edit: 'Edit this page',
    editShort: 'Edit',
    create: 'Create a page here',
    missing: 'There is no page here yet',
    online: 'online',
    offline: 'offline – only editors see it',
    admin: 'Back office',
    logout: 'Log out',
  },
})
