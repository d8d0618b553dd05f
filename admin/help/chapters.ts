import { contentResources } from '../content.ts'

const LISTS = 'suchen-und-listen-in-der-verwaltung'

/** Chapters of the guide by screen; other screens open the one of their menu group. */
export const chapterOfScreen: Readonly<Record<string, string>> = {
  'event-dates': 'wenn-sich-an-einem-termin-etwas-ändert',
  pages: 'seiten-anlegen-duplizieren-verschieben',
  translations: 'zwei-sprachen-nebeneinander',
  images: 'bilder-links-und-dateien',
  files: 'bilder-links-und-dateien',
  'press-pictures': 'presse-und-zugang',
  barriers: 'presse-und-zugang',
  'barrier-reports': 'presse-und-zugang',
  bin: 'papierkorb',
  timed: 'wann-etwas-zu-sehen-ist',
  releases: 'erst-sammeln-dann-veröffentlichen',
  'preview-links': 'vorschau',
}

export const chapterOfGroup: Readonly<Record<string, string>> = {
  programme: 'konzerte-planen',
  school: 'musikschule',
}

/** The address of the help for a screen; the overview opens its beginning. */
export function helpPath(pathname: string): string {
  const screen = pathname.split('/')[2] ?? ''
  if (screen === '' || screen === 'help') return '/admin/help'
  const group = contentResources.find(({ name }) => name === screen)?.menu.group ?? ''
  return `/admin/help#${chapterOfScreen[screen] ?? chapterOfGroup[group] ?? LISTS}`
}
