import type { Locale } from '#config'
import type { VersionChange } from '#contract/page/versions.ts'

type Difference = NonNullable<VersionChange['difference']>
type ChangeParts = { name: string; section: string; languages: string }

const de = {
  title: 'Versionen dieser Seite',
  intro:
    'Jeder gespeicherte Stand, der neueste zuerst. Was jemand innerhalb von fünf Minuten speichert, ist ein Stand.',
  none: 'Seit es Versionen gibt, wurde auf dieser Seite nichts gespeichert.',
  now: 'Stand jetzt',
  first: 'Der älteste Stand',
  asBefore: 'Wieder wie davor',
  somebody: 'System oder früheres Konto',
  more: (count: number) => `und ${count} weitere Änderungen`,
  look: 'Ansehen',
  lookAt: (time: string) => `Stand vom ${time} ansehen`,
  back: 'Zurück zur Liste',
  was: (time: string) => `So war die Seite am ${time} Uhr.`,
  marked:
    'Was seitdem anders ist, ist markiert: Durchgestrichen steht hier und nicht mehr auf der Seite, unterstrichen steht jetzt dort.',
  same: 'Die Seite ist heute dieselbe.',
  restore: 'Diesen Stand wiederherstellen',
  restoreHint:
    'Wiederherstellen gilt sofort, auch für Besucher. Was jetzt auf der Seite steht, bleibt als Version; was dabei verschwindet, liegt auch im Papierkorb.',
  restoreDraftHint:
    'Wiederherstellen ändert den Entwurf und veröffentlicht nichts. Was jetzt auf der Seite steht, bleibt als Version; was dabei verschwindet, liegt auch im Papierkorb.',
  restored: 'Die Seite ist wieder wie damals.',
  deletedImages: (count: number) =>
    count === 1 ? 'Ein Bild von damals gibt es nicht mehr.' : `${count} Bilder von damals gibt es nicht mehr.`,
  inSection: (section: string) => (section ? ` im Abschnitt „${section}“` : ''),
  languages: { de: 'deutsch', en: 'englisch' },
  difference: ({ was, now }: Difference) =>
    was === '' ? `neu „${now}“` : now === '' ? `„${was}“ gestrichen` : `„${was}“ wurde „${now}“`,
  since: {
    showing: 'Seitdem geändert, wann es zu sehen ist',
    removed: 'Seitdem gelöscht',
    moved: 'Seitdem verschoben',
    changed: 'Seitdem geändert',
    added: 'Seitdem neu',
  },
  sectionSince: {
    section_removed: 'Abschnitt seitdem gelöscht',
    section_moved: 'Abschnitt seitdem verschoben',
    section_layout: 'Spalten seitdem geändert',
    section_showing: 'Seitdem geändert, wann der Abschnitt zu sehen ist',
  },
  newSections: (names: string) => `Seitdem neue Abschnitte: ${names}`,
  changes: {
    added: ({ name, section }) => `${name}${section} hinzugefügt`,
    removed: ({ name, section }) => `${name}${section} gelöscht`,
    moved: ({ name, section }) => `${name} verschoben, jetzt${section || ' an anderer Stelle'}`,
    changed: ({ name, section, languages }) => `${name}${section} geändert${languages}`,
    showing: ({ name, section }) => `${name}${section}: geändert, wann es zu sehen ist`,
    section_showing: ({ name }) => `${name}: geändert, wann der Abschnitt zu sehen ist`,
    section_added: ({ name }) => `${name} hinzugefügt`,
    section_removed: ({ name }) => `${name} gelöscht`,
    section_moved: ({ name }) => `${name} verschoben`,
    section_layout: ({ name }) => `Spalten von ${name} geändert`,
    page_text: ({ name, languages }) => `${name} der Seite geändert${languages}`,
  } satisfies Record<VersionChange['type'], (change: ChangeParts) => string>,
}

const en: typeof de = {
  title: 'Versions of this page',
  intro: 'Every saved state, the latest first. What one person saves within five minutes is one state.',
  none: 'Nothing was saved on this page since there are versions.',
  now: 'As it is now',
  first: 'The oldest state',
  asBefore: 'Again as before',
  somebody: 'System or a former account',
  more: (count) => `and ${count} more changes`,
  look: 'Look at it',
  lookAt: (time) => `Look at the state of ${time}`,
  back: 'Back to the list',
  was: (time) => `This is how the page was on ${time}.`,
  marked:
    'What is different since is marked: struck out stands here and no longer on the page, underlined stands there now.',
  same: 'The page is the same today.',
  restore: 'Restore this state',
  restoreHint:
    'Restoring holds at once, for visitors too. What is on the page now stays as a version; what disappears is also in the bin.',
  restoreDraftHint:
    'Restoring changes the draft and publishes nothing. What is on the page now stays as a version; what disappears is also in the bin.',
  restored: 'The page is as it was then.',
  deletedImages: (count) =>
    count === 1 ? 'One picture of then no longer exists.' : `${count} pictures of then no longer exist.`,
  inSection: (section) => (section ? ` in the section “${section}”` : ''),
  languages: { de: 'German', en: 'English' },
  difference: ({ was, now }) =>
    was === '' ? `new “${now}”` : now === '' ? `“${was}” taken out` : `“${was}” became “${now}”`,
  since: {
    showing: 'When it is shown changed since',
    removed: 'Deleted since',
    moved: 'Moved since',
    changed: 'Changed since',
    added: 'New since',
  },
  sectionSince: {
    section_removed: 'Section deleted since',
    section_moved: 'Section moved since',
    section_layout: 'Columns changed since',
    section_showing: 'When the section is shown changed since',
  },
  newSections: (names) => `New sections since: ${names}`,
  changes: {
    added: ({ name, section }) => `${name} added${section}`,
    removed: ({ name, section }) => `${name} deleted${section}`,
    moved: ({ name, section }) => `${name} moved, now${section || ' elsewhere'}`,
    changed: ({ name, section, languages }) => `${name} changed${section}${languages}`,
    showing: ({ name, section }) => `${name}${section}: changed when it is shown`,
    section_showing: ({ name }) => `${name}: changed when the section is shown`,
    section_added: ({ name }) => `${name} added`,
    section_removed: ({ name }) => `${name} deleted`,
    section_moved: ({ name }) => `${name} moved`,
    section_layout: ({ name }) => `Columns of ${name} changed`,
    page_text: ({ name, languages }) => `${name} of the page changed${languages}`,
  },
}

export const versionWords: Record<Locale, typeof de> = { de, en }
