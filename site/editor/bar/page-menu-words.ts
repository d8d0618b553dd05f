import type { Locale } from '#config'

const de = {
  page: 'Diese Seite',
  settings: 'Seiteneinstellungen …',
  preview: 'Vorschau …',
  link: 'Vorschau-Link …',
  create: 'Neue Seite …',
  duplicate: 'Seite duplizieren',
  duplicateFailed: 'Das Duplizieren ist fehlgeschlagen.',
  move: 'Im Seitenbaum verschieben …',
  all: 'Alles in der Verwaltung',
}

const en: typeof de = {
  page: 'This page',
  settings: 'Page settings …',
  preview: 'Preview …',
  link: 'Preview link …',
  create: 'New page …',
  duplicate: 'Duplicate the page',
  duplicateFailed: 'Duplicating failed.',
  move: 'Move in the tree of pages …',
  all: 'Everything in the back office',
}

/** Apart from the words of what the menu opens, so that those are loaded with it. */
export const pageMenuWords: Record<Locale, typeof de> = { de, en }
